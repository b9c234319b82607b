import { inTransaction } from '@rialto/database/sql.ts';
import { changeOrderStatus } from '../../domains/orders/orders.public.ts';
import { move } from '../../domains/wallet/wallet.public.ts';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { NOON, openOrderingShop, type OrderingShop } from '../ordering-shop.ts';
import { eventsDelivered } from './rewards.ts';
import { fillWallet } from './wallets.ts';

class Undone extends Error {}

const withoutChecks = `
alter table ledger_entries disable trigger ledger_entries_stay;
  alter table ledger_entries drop constraint ledger_entries_cause_key, drop constraint ledger_entries_sound;
  alter table wallets drop constraint wallets_check;
  alter table orders drop constraint orders_sound;`;

export type ShopWithBooks = OrderingShop & {
  /** The customer is called BUYER, the orders KEPT and CANCELLED, the payment of `payment` PAYMENT. */
  foundWith(plant: string): Promise<string[]>;
};

/** A shop whose one customer kept an order and cancelled another, both paid from the wallet in full or in part. */
export async function openShopWithBooks(): Promise<ShopWithBooks> {
  const shop = await openOrderingShop();
  const names = await fillBooks(shop);
  return { ...shop, foundWith: (plant) => foundWith(shop, names, plant) };
}

/** The ids and what they are called in the sentences of violations. */
export type Names = [id: string, name: string][];

/** Plants a violation without the checks that prevent it, returns what is found, and rolls back. */
export async function foundWith({ sql }: Pick<OrderingShop, 'sql'>, names: Names, plant: string): Promise<string[]> {
  let found: string[] = [];
  await inTransaction(sql, async (tx) => {
    await tx.script(withoutChecks);
    await tx.script(plant);
    found = (await findBreaches(tx)).map(({ number, what }) => `${number}: ${what}`);
    throw new Undone();
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof Undone)) throw thrown;
  });
  return found.map((what) => names.reduce((text, [id, name]) => text.replaceAll(id, name), what));
}

async function fillBooks(shop: OrderingShop): Promise<Names> {
  await shop.sql`update shop_settings set settings = settings || '{"hasWallet":true}'`;
  await shop.sql`update module_zones set maximum_cash_minor = null`;
  const buyer = await shop.customer();
  await fillWallet(shop.sql, buyer.id, 1_400);
  const place = async (wish: object) => {
    await shop.add(buyer, { item_id: 1 });
    const placed = await shop.place(buyer, { order_type: 'take_away', ...wish });
    return placed.json<{ order_id: number }>().order_id;
  };
  const orderId = await place({ payment_method: 'wallet' });
  const canceledId = await place({ partial_payment: 1 });
  await shop.cancel(buyer, canceledId);
  const about = { customerId: buyer.id, orderId, now: NOON };
  await move(shop.sql, { ...about, reason: 'points_earned', cause: `order:${orderId}:points`, amount: 90 });
  await move(shop.sql, { ...about, reason: 'cashback', cause: `order:${orderId}:cashback`, amount: 50 });
  await shop.sql`update orders set cashback_minor = 50 where id = ${orderId}`;
  // The rewards are given, so the delivery gives none.
  for (const to of ['confirmed', 'processing', 'handover', 'delivered'] as const)
    await changeOrderStatus(shop.sql, orderId, { to, by: 'store', now: NOON });
  await eventsDelivered(shop.sql);
  const cause = `points:${buyer.id}:key`;
  await move(shop.sql, { ...about, orderId: null, reason: 'points_converted', cause, amount: 60 });
  await move(shop.sql, { ...about, orderId: null, reason: 'points_conversion', cause: `${cause}:money`, amount: 2 });
  await shop.sql`
    insert into top_ups (id, customer_id, amount_minor, bonus_minor, currency, status, secret, created_at, paid_at)
    values (1, ${buyer.id}, 500, 50, 'USD', 'paid', ${'s'.repeat(40)}, ${NOON}, ${NOON})`;
  await move(shop.sql, { reason: 'top_up', cause: 'top_up:1', amount: 500, customerId: buyer.id, now: NOON });
  await move(shop.sql, {
    reason: 'top_up_bonus',
    cause: 'top_up:1:bonus',
    amount: 50,
    customerId: buyer.id,
    now: NOON,
  });
  return [
    [String(buyer.id), 'BUYER'],
    [String(orderId), 'KEPT'],
    [String(canceledId), 'CANCELLED'],
    [PAYMENT_ID, 'PAYMENT'],
  ];
}

export const PAYMENT_ID = 'p'.repeat(32);
/** The ids of the orders, for statements. */
export const kept = `(select id from orders where status = 'delivered')`;
export const canceled = `(select id from orders where status = 'canceled')`;

/** The entries of one reason a second time, under another cause and with their balance, so that only the repetition is wrong. */
export const again = (reason: string, to = 'balance_minor = balance_minor +') => `
  update wallets set ${to} (select amount from ledger_entries where reason = '${reason}' order by id limit 1);
  insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
    select unit, 'other:' || cause, reason, from_account, to_account, customer_id, order_id, amount, created_at
    from ledger_entries where reason = '${reason}' order by id limit 1;`;
