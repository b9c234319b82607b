import type { Sql } from '@rialto/database/sql.ts';
import type { TestCustomer } from '@rialto/server/testing/people.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { expectDone } from './calls.ts';
import { FILLED, type MoneyWorld } from './money-world.ts';
import { movement, orderOf, type MoneyMovement } from './movement.ts';

/** Less than any order of the tests costs. */
const PART = 100;
const RETRY_MS = 100;

const afterPaying = (customer: TestCustomer, filled: number) => async (db: Sql) => ({
  balance: filled - (await orderOf(db, customer)).share,
  points: 0,
});

/** Paying from a wallet, and getting it back from an order that fails or is cancelled. */
export async function orderMovements(world: MoneyWorld): Promise<MoneyMovement[]> {
  const { order, placed, post, customer } = world;
  const [whole, partly, later, canceling] = [
    await customer(),
    await customer(PART),
    await customer(),
    await customer(),
  ];
  const unpaid = await placed(later, { payment_method: 'digital_payment' });
  const toPay = { order_id: unpaid, payment_method: 'wallet', _method: 'put' };
  const toCancel = { order_id: await placed(canceling), reason: 'Changed my mind', _method: 'put' };
  return [
    movement('wallet order', whole, order(whole), afterPaying(whole, FILLED)),
    movement(
      'partial payment',
      partly,
      order(partly, { payment_method: 'digital_payment', partial_payment: 1 }),
      afterPaying(partly, PART),
    ),
    movement(
      'wallet payment after placing',
      later,
      post('/customer/order/payment-method', toPay, later.headers),
      async (db) => ({ balance: FILLED - (await orderOf(db, later)).total, points: 0 }),
    ),
    movement('cancellation', canceling, post('/customer/order/cancel', toCancel, canceling.headers), () =>
      Promise.resolve({ balance: FILLED, points: 0 }),
    ),
    await expiry(world),
    ...(await onlinePayment(world)),
  ];
}

/** Money of a provider that an order keeps, and money that goes back to it. */
async function onlinePayment({ post, customer, placed, paidMessage }: MoneyWorld): Promise<MoneyMovement[]> {
  const [keeping, giving] = [await customer(0), await customer(0)];
  const online = { payment_method: 'digital_payment' };
  const message = await paidMessage('order_id', await placed(keeping, online));
  const orderId = await placed(giving, online);
  await expectDone(await paidMessage('order_id', orderId));
  const toCancel = { order_id: orderId, reason: 'Changed my mind', refund_to: 'original', _method: 'put' };
  const unsent = (tx: Sql) => tx`
    select from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId} and r.sent_at is null`;
  const nothing = { balance: 0, points: 0 };
  return [
    movement('online payment', keeping, message, () => Promise.resolve(nothing)),
    {
      ...movement('refund sent to the provider', giving, post('/customer/order/cancel', toCancel, giving.headers), () =>
        Promise.resolve(nothing),
      ),
      isLeft: async (tx) => (await unsent(tx)).length > 0,
      expected: async (tx) => {
        // A claimed refund that was not sent is due again half a minute later, which no test waits for.
        await tx`update refunds set retry_at = created_at where sent_at is null`;
        while ((await unsent(tx)).length > 0) await wait(RETRY_MS);
        return nothing;
      },
    },
  ];
}

/** An unpaid order whose deadline has passed: its share comes back when the shop notices. */
async function expiry({ db, customer, placed }: MoneyWorld): Promise<MoneyMovement> {
  const forgetful = await customer(PART);
  const orderId = await placed(forgetful, { payment_method: 'digital_payment', partial_payment: 1 });
  await db`update orders set hold_until = created_at where id = ${orderId}`;
  return {
    ...{ kind: 'expiry', customerId: forgetful.id, send: null },
    repeat: () => Promise.resolve(),
    isLeft: async (tx) => (await tx`select from orders where id = ${orderId} and status = 'pending'`).length > 0,
    expected: async (tx) => {
      while ((await tx`select from orders where id = ${orderId} and status = 'pending'`).length > 0)
        await wait(RETRY_MS);
      return { balance: PART, points: 0 };
    },
  };
}
