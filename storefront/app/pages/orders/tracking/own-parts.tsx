import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { BillLines } from '../../../cards/orders/bill-lines.tsx';
import { OrderLines } from '../../../cards/orders/order-lines.tsx';
import { AddressText } from '../parts/address-text.tsx';
import { OrderBox } from '../parts/order-box.tsx';
import { totalParts } from '../payment/payment-words.ts';
import { useOrder } from '../parts/use-order.ts';

/** Address, goods and bill, for the owner only (trust.md D3). */
export function OwnParts({ order }: { order: TrackedOrder }) {
  return (
    <>
      {order.delivery_address && (
        <OrderBox title={t('order.where')}>
          <AddressText address={order.delivery_address} />
        </OrderBox>
      )}
      <Goods orderId={order.id} />
    </>
  );
}

function Goods({ orderId }: { orderId: number }) {
  const state = useOrder(orderId);
  if (state.kind !== 'ready') return null;
  const order = state.data;
  const { lines, bill, is_priced } = order;
  return (
    <>
      {lines.length > 0 && (
        <OrderBox title={t('order.what')}>
          <OrderLines lines={lines} />
        </OrderBox>
      )}
      {is_priced === 1 && (
        <OrderBox title={t('bill.title')}>
          <BillLines bill={bill} parts={totalParts(order)} />
        </OrderBox>
      )}
    </>
  );
}
