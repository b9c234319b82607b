import { t } from '@rialto/texts/text.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { InterestPage } from './interests/interest-page.tsx';

export default function Interest() {
  return (
    <>
      <PageHead title={t('account.interest')} path={paths.interest} isUnlisted />
      <InterestPage />
    </>
  );
}
