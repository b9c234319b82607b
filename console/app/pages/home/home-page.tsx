import { t } from '@rialto/texts/text.ts';
import { PageHeader } from '../../cards/page-header.tsx';
import { useOwnAccount } from '../../platform/own-account.ts';

/** Where a member of staff begins. */
export function HomePage() {
  const { name } = useOwnAccount();
  return <PageHeader title={t('console.home_title', { name })} />;
}
