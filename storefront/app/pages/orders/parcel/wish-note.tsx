import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import type { ParcelWish } from '@rialto/contract/shapes/parcel.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { DoorClosed } from 'lucide-react';
import { statusOf } from '../../../words/order-status.ts';
import { wishText } from '../../../words/wish-text.ts';

type Props = { order: Pick<OrderDetail, 'order_status' | 'parcel'>; wish: ParcelWish };

/** What the receiver wants, because they are not at home. */
export function WishNote({ order, wish }: Props) {
  if (!isRunning(statusOf(order))) return null;
  const name = order.parcel?.receiver_name ?? t('tracking.receiver');
  return (
    <section role="status" className="flex items-start gap-3 rounded-xl bg-info-soft p-4 text-info-text sm:p-5">
      <DoorClosed className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="font-bold">{t('order.parcel_wish_title', { name })}</p>
        <p className="text-ink">{wishText(wish)}</p>
        {wish.note && (
          <p className="text-sm text-ink-soft">
            <bdi>{wish.note}</bdi>
          </p>
        )}
      </div>
    </section>
  );
}
