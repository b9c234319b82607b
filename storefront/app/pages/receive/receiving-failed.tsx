import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { CloudOff, Link2Off, PackageCheck, type LucideIcon } from 'lucide-react';

type Reason = 'unknown' | 'ended' | 'network';
type Props = { reason: Reason; onRetry?: () => void };

/** A link that does not work, a delivery that is over, or no connection. */
export function ReceivingFailed({ reason, onRetry }: Props) {
  const { icon: Icon, title, text } = states[reason];
  return (
    <div role="status">
      <EmptyState level={1} picture={<Icon strokeWidth={1.5} aria-hidden />} title={title()} text={text()}>
        {onRetry && <Button onClick={onRetry}>{t('action.retry')}</Button>}
      </EmptyState>
    </div>
  );
}

const states: Record<Reason, { icon: LucideIcon; title: () => string; text: () => string }> = {
  unknown: {
    icon: Link2Off,
    title: () => t('receiving.unknown_title'),
    text: () => t('receiving.unknown_text'),
  },
  ended: {
    icon: PackageCheck,
    title: () => t('receiving.ended_title'),
    text: () => t('receiving.ended_text'),
  },
  network: {
    icon: CloudOff,
    title: () => t('receiving.failed_title'),
    text: () => t('list.failed_text'),
  },
};
