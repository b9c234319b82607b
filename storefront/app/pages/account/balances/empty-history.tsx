import { t } from '@rialto/texts/text.ts';
import { History } from 'lucide-react';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { AccountCard } from '../account-card.tsx';

/** Shown when there is no history yet. */
export function EmptyHistory({ title, text }: { title: string; text: string }) {
  return (
    <AccountCard title={t('wallet.history')}>
      <EmptyState isCompact level={3} picture={<History strokeWidth={1.5} aria-hidden />} title={title} text={text} />
    </AccountCard>
  );
}
