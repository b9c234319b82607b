import { ask, expectDone } from './calls.ts';
import { eventsDelivered, FILLED, type MoneyWorld } from './money-world.ts';
import { movement, orderOf, type MoneyMovement } from './movement.ts';

const GRANTED = 1;

/** Refunds of delivered orders, and money for an order that was cancelled before it arrived. */
export async function refundMovements(world: MoneyWorld): Promise<MoneyMovement[]> {
  const { db, customer, placed, walk, post, step, operator } = world;
  const [whole, partly, late] = [await customer(), await customer(), await customer(0)];
  const askedBack = async (buyer: typeof whole) => {
    const orderId = await placed(buyer);
    await walk(orderId, 'delivered');
    await eventsDelivered(db);
    const request = { order_id: orderId, customer_reason: 'Cold' };
    await expectDone(post('/customer/order/refund-request', request, buyer.headers));
    return orderId;
  };
  const refunded = await askedBack(whole);
  const part = { amount: GRANTED, to: 'wallet', refunded: 0 };
  const grant = post(`/console/orders/${await askedBack(partly)}/refund`, part, operator);
  const lateOrder = await placed(late, { payment_method: 'digital_payment' });
  const message = await world.paidMessage('order_id', lateOrder);
  const cancellation = { order_id: lateOrder, reason: 'Changed my mind', refund_to: 'wallet', _method: 'put' };
  await ask(post('/customer/order/cancel', cancellation, late.headers));
  return [
    movement('refund', whole, step(refunded, 'refunded'), () => Promise.resolve({ balance: FILLED, points: 0 })),
    movement('partial refund', partly, grant, async (tx) => {
      const { total, cashback, points } = await orderOf(tx, partly);
      const back = GRANTED * 100;
      const kept = (reward: number) => reward - Math.floor((reward * back) / total);
      return { balance: FILLED - total + back + kept(cashback), points: kept(points) };
    }),
    ...(await cashMovements(world)),
    movement('late money', late, message, async (tx) => ({ balance: (await orderOf(tx, late)).total, points: 0 })),
  ];
}

/** Cash that is collected with the delivery, and cash that is given back by hand. */
async function cashMovements({
  db,
  customer,
  placed,
  walk,
  post,
  step,
  operator,
}: MoneyWorld): Promise<MoneyMovement[]> {
  const [paying, askingBack] = [await customer(0), await customer(0)];
  const inCash = { payment_method: 'cash_on_delivery' };
  const [collected, back] = [await placed(paying, inCash), await placed(askingBack, inCash)];
  await walk(collected, 'handover');
  await walk(back, 'delivered');
  await eventsDelivered(db);
  const request = { order_id: back, customer_reason: 'Cold' };
  await expectDone(post('/customer/order/refund-request', request, askingBack.headers));
  const { total } = await orderOf(db, askingBack);
  const grant = { amount: total / 100, to: 'original', refunded: 0 };
  return [
    movement('cash collected', paying, step(collected, 'delivered'), async (tx) => {
      const { cashback, points } = await orderOf(tx, paying);
      return { balance: cashback, points };
    }),
    movement('cash refund', askingBack, post(`/console/orders/${back}/refund`, grant, operator), () =>
      Promise.resolve({ balance: 0, points: 0 }),
    ),
  ];
}
