import { t } from '@rialto/messages/text.ts';
import { PageHead } from '../platform/page-head.tsx';
import { paths } from '../platform/paths.ts';
import { GuestNotice } from '../sections/account/guest-notice.tsx';

export default function SignUp() {
  return (
    <>
      <PageHead title={t('account.sign_up')} path={paths.signUp} isUnlisted />
      <GuestNotice />
    </>
  );
}
