import { t } from '@rialto/texts/text.ts';
import { PackageSearch } from 'lucide-react';
import { useGuestOrder } from '../../platform/session/guest-order.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import type { Tracking } from './tracking-input.ts';

/** A shortcut to the last order a guest placed on this device. */
export function LastOrder({ onTrack }: { onTrack: (tracking: Tracking) => void }) {
  const last = useGuestOrder();
  const isSignedIn = useIsSignedIn();
  if (!last || isSignedIn) return null;
  return (
    <section
      aria-label={t('tracking.last_order')}
      className="flex flex-wrap items-center gap-4 rounded-lg border border-hairline bg-surface p-4 shadow-1"
    >
      <span
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
        aria-hidden
      >
        <PackageSearch className="size-5" />
      </span>
      <p className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">{t('tracking.last_order')}</span>
        <span className="block font-semibold text-ink tabular-nums">{t('order.number', { id: last.order_id })}</span>
      </p>
      <Button
        kind="secondary"
        size="sm"
        onClick={() => onTrack({ orderId: String(last.order_id), contact: last.phone })}
      >
        {t('order.track')}
      </Button>
    </section>
  );
}
