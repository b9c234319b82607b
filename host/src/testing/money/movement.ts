import type { Sql } from '@rialto/database/sql.ts';
import type { TestCustomer } from '@rialto/server/testing/people.ts';
import { ask, send, type Call } from './calls.ts';

type Wallet = { balance: number; points: number };

/** A call that moves money or points, and what the customer must have after it, however often it was sent. */
export type MoneyMovement = {
  kind: string;
  customerId: number;
  /** Once, without waiting for a shop that was killed; false if it was not answered. Null: the shop acts by itself. */
  send: (() => Promise<boolean>) | null;
  /** Until it is answered. */
  repeat(): Promise<void>;
  /** Once it has happened. */
  expected(db: Sql): Promise<Wallet>;
  /**
   * For what the shop does by itself: whether it was begun and not done when the shop was killed. Other kinds are
   * interrupted if their call was not answered.
   */
  isLeft?(db: Sql): Promise<boolean>;
};

export function movement(
  kind: string,
  { id }: TestCustomer,
  call: Call,
  expected: MoneyMovement['expected'],
): MoneyMovement {
  return {
    ...{ kind, customerId: id, expected },
    send: async () => (await send(call)) !== null,
    repeat: async () => {
      const { status, body } = await ask(call);
      if (status !== 200 && status !== 409) throw new Error(`${kind} was answered ${status} ${JSON.stringify(body)}`);
    },
  };
}

/** The rewards of an order, which its events give or take back. */
export const hasUndeliveredEvents = (orderId: number) => async (db: Sql) =>
  (await db`select from outbox where key = ${`order:${orderId}`} and delivered_at is null`).length > 0;

type Sums = { total: number; share: number; cashback: number; points: number };

/** By the one order of the customer: ten points for each unit of its goods. */
export async function orderOf(db: Sql, { id }: TestCustomer): Promise<Sums> {
  const rows = await db<Sums[]>`
    select total_minor as total, wallet_minor as share, cashback_minor as cashback,
      (items_minor + add_ons_minor - discount_minor - coupon_minor - first_order_minor) / 10 as points
    from orders where owner_kind = 'customer' and owner_id = ${id}`;
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} orders instead of one`);
  return rows[0];
}
