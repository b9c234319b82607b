import type { OrderDetail, TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { SenderReceiver } from '../../../features/tracking/ends/sender-receiver.tsx';
import { statusOf } from '../../../words/order-status.ts';
import { ParcelContents } from '../parcel/parcel-contents.tsx';
import { SendAgainLink } from '../parcel/send-again-link.tsx';
import { ReceiverLink } from '../parcel/receiver-link.tsx';
import { WishNote } from '../parcel/wish-note.tsx';
import { OrderBox } from '../parts/order-box.tsx';

/** Sender and receiver of a parcel. */
export function ParcelWay({ order }: { order: TrackedOrder }) {
  return (
    <OrderBox title={t('order.parcel_way')}>
      <SenderReceiver order={order} />
    </OrderBox>
  );
}

type Props = { order: OrderDetail; details: NonNullable<OrderDetail['parcel_details']>; onChanged: () => void };

/** The wish of the receiver, what is inside, and the link for the receiver or, once it is over, to send it again. */
export function ParcelParts({ order, details, onChanged }: Props) {
  return (
    <>
      {details.wish && <WishNote order={order} wish={details.wish} />}
      {order.parcel && <ParcelContents order={order} parcel={order.parcel} details={details} />}
      {isRunning(statusOf(order)) ? (
        <ReceiverLink orderId={order.id} parcel={details} onChanged={onChanged} />
      ) : (
        <div>
          <SendAgainLink orderId={order.id} />
        </div>
      )}
    </>
  );
}
