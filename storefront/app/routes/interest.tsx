import { t } from '@rialto/messages/text.ts';
import { PageHead } from '../platform/page-head.tsx';
import { paths } from '../platform/paths.ts';
import { InterestPage } from '../sections/account/interest-page.tsx';

export default function Interest() {
  return (
    <>
      <PageHead title={t('account.interest')} path={paths.interest} isUnlisted />
      <InterestPage />
    </>
  );
}
