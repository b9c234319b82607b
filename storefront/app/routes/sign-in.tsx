import { t } from '@rialto/messages/text.ts';
import { PageHead } from '../platform/page-head.tsx';
import { paths } from '../platform/paths.ts';
import { GuestNotice } from '../sections/account/guest-notice.tsx';

export default function SignIn() {
  return (
    <>
      <PageHead title={t('shell.sign_in')} path={paths.signIn} isUnlisted />
      <GuestNotice />
    </>
  );
}
