import type { Sql } from '@rialto/database/sql.ts';
import type { TestCustomer } from '@rialto/server/testing/people.ts';
import { setTimeout as wait } from 'node:timers/promises';
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
    expected: async (tx) => {
      while ((await tx`select from orders where id = ${orderId} and status = 'pending'`).length > 0)
        await wait(RETRY_MS);
      return { balance: PART, points: 0 };
    },
  };
}
