import { isRunning, phaseOf } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { ClockAlert } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { spanText } from '../../../words/arrival.ts';
import { statusOf } from '../../../words/order-status.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';

type Late = Pick<TrackedOrder, 'arrival' | 'timezone' | 'order_status' | 'order_type'>;

/** Says that an order is late, until when, and what the customer can do (TRK-07). */
export function LateNotice({ order }: { order: Late }) {
  const { arrival, timezone } = order;
  if (!isRunning(statusOf(order)) || arrival?.is_late !== 1) return null;
  const span = spanText(arrival, timezone);
  const isPending = phaseOf(statusOf(order)) === 'placed';
  return (
    <section
      aria-label={t('tracking.late_title')}
      className="flex items-start gap-3.5 rounded-xl bg-warning-soft p-4 text-warning-text sm:p-5"
    >
      <ClockAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="font-bold">{t('tracking.late_title')}</p>
        <p className="mt-0.5">
          {order.order_type === 'take_away'
            ? t('tracking.late_text_take_away', { span })
            : t('tracking.late_text', { span })}
        </p>
        <p className="mt-0.5 text-sm">{isPending ? pendingText(order) : t('tracking.late_next')}</p>
        <Link to={paths.help} className="mt-2 inline-flex min-h-9 items-center font-semibold underline">
          {t('tracking.contact_us')}
        </Link>
      </div>
    </section>
  );
}

/** Until it is confirmed, a customer can cancel. */
function pendingText({ order_type }: Late): string {
  return order_type === 'parcel' ? t('tracking.late_next_parcel') : t('tracking.late_next_pending');
}
