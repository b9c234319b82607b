import { inTransaction } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { move } from '../domains/wallet/wallet.public.ts';
import { NOON, openOrderingShop, type OrderingShop } from '../testing/ordering-shop.ts';
import { fillWallet } from '../testing/money/wallets.ts';
import { findBreaches } from './find-breaches.ts';

let shop: OrderingShop;
/** A customer whose first order was kept and whose second was cancelled, both paid from the wallet in part or in full. */
beforeAll(async () => {
  shop = await openOrderingShop();
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
  await shop.cancel(buyer, await place({ partial_payment: 1 }));
  const about = { customerId: buyer.id, orderId, now: NOON };
  await move(shop.sql, { ...about, reason: 'points_earned', cause: `order:${orderId}:points`, amount: 90 });
  await move(shop.sql, { ...about, reason: 'cashback', cause: `order:${orderId}:cashback`, amount: 50 });
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
});
afterAll(() => shop.close());

class Undone extends Error {}

const withoutChecks = `
  alter table ledger_entries disable trigger ledger_entries_stay;
  alter table ledger_entries drop constraint ledger_entries_cause_key, drop constraint ledger_entries_amount_check;
  alter table wallets drop constraint wallets_balance_minor_check, drop constraint wallets_points_check,
    drop constraint wallets_owed_minor_check, drop constraint wallets_owed_points_check;
  alter table orders drop constraint orders_wallet_check;`;

/** Plants a violation without the checks that prevent it, returns what is found, and rolls back. */
async function foundWith(plant: string): Promise<string[]> {
  let found: string[] = [];
  await inTransaction(shop.sql, async (tx) => {
    await tx.script(withoutChecks);
    await tx.script(plant);
    found = (await findBreaches(tx)).map(({ number, what }) => `${number}: ${what}`);
    throw new Undone();
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof Undone)) throw thrown;
  });
  return found;
}

test('MON-06 a shop whose money moved has no violations', async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
});

const live = `(select id from orders where status = 'pending')`;
const canceled = `(select id from orders where status = 'canceled')`;

/** The entries of one reason a second time, under another cause and with their balance, so that only the repetition is wrong. */
const again = (reason: string, to = 'balance_minor = balance_minor +') => `
  update wallets set ${to} (select amount from ledger_entries where reason = '${reason}' order by id limit 1);
  insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
    select unit, 'other:' || cause, reason, from_account, to_account, customer_id, order_id, amount, created_at
    from ledger_entries where reason = '${reason}' order by id limit 1;`;
const paidToShop = (reason: string, account: string, order: string, amount: number) => `
  insert into ledger_entries (unit, cause, reason, from_account, to_account, order_id, amount, created_at)
    select 'money', 'planted', '${reason}', '${account}', 'shop', ${order}, ${amount}, now();`;
const givenBack = (order: string) => `
  insert into ledger_entries (unit, cause, reason, from_account, to_account, order_id, amount, created_at)
    select 'money', 'planted', 'cash_refund', 'shop', 'cash', ${order}, 1, now();`;
/** A numbered part of a refund, without its entry. */
const part = ({ paid = 0, share = 0 }, destination: string) => `
  insert into order_refunds (order_id, number, paid_minor, wallet_minor, destination, created_at)
    select ${live}, 1, ${paid}, ${share}, '${destination}', now();`;
const referral = `
  insert into customers (id, f_name, l_name, phone, ref_code, terms_accepted_at, created_at)
    values (7, 'Omar', 'Said', '+201009999999', 'REFERRED', now(), now());
  insert into referrals (customer_id, referrer_id, joined_at)
    select 7, id, now() from customers where id <> 7 limit 1;`;
const payment = `
  insert into payments (id, order_id, provider, amount_minor, currency, status, created_at, settled_at)
    select '${'p'.repeat(32)}', ${canceled}, 'sandbox', 600, 'USD', 'surplus', now(), now();
  insert into refunds (payment_id, amount_minor, reason, created_at, retry_at) values ('${'p'.repeat(32)}', 600, 'order_undone', now(), now());`;

test.each<[number, string, string]>([
  [18, 'a balance that no entry explains', 'update wallets set balance_minor = balance_minor + 1'],
  [18, 'points that no entry explains', 'update wallets set points = points - 1'],
  [18, 'a wallet that is gone', 'delete from wallets'],
  [18, 'a debt that no entry explains', 'update wallets set owed_minor = 5'],
  [18, 'owed points that no entry explains', 'update wallets set owed_points = 5'],
  [18, 'a negative debt', 'update wallets set owed_minor = -5'],
  [18, 'an entry that did not reach the balance', `delete from ledger_entries where reason = 'cashback'`],
  [
    18,
    'money of a deleted account',
    `update customers set f_name = '', l_name = '', phone = null, email = null, password_hash = null, picture = null, status = 'deleted', deleted_at = now()`,
  ],
  [19, 'money from nowhere', 'update wallets set balance_minor = balance_minor + 1'],
  [19, 'points from nowhere', 'update wallets set points = points + 1'],
  [
    19,
    'a reward that the shop’s till pays',
    `${again('cashback')} update ledger_entries set from_account = 'shop' where cause like 'other:%'`,
  ],
  [19, 'an entry of nothing', `update ledger_entries set amount = 0 where reason = 'cashback'`],
  [20, 'a cause twice', `${again('top_up')} update ledger_entries set cause = 'same' where reason = 'top_up'`],
  [20, 'a cashback twice for one order', again('cashback')],
  [20, 'points twice for one order', again('points_earned', 'points = points +')],
  [20, 'a bonus for a top-up that is not paid', `update top_ups set status = 'failed', paid_at = null`],
  [20, 'a paid top-up without its money', `update ledger_entries set cause = 'x:y' where cause = 'top_up:1'`],
  [20, 'a top-up of another amount', 'update top_ups set amount_minor = 499'],
  [20, 'points that became nothing', `delete from ledger_entries where reason = 'points_conversion'`],
  [20, 'money for points that stayed', `delete from ledger_entries where reason = 'points_converted'`],
  [
    20,
    'three referral rewards for one order',
    `insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'referral:' || n, 'referral_reward', 'promotions', 'wallet', n, ${live}, 1, now() from generate_series(1, 3) n`,
  ],
  [
    20,
    'more cashback taken back than was given',
    `insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'order:planted:back', 'cashback_reversal', 'wallet', 'promotions', customer_id, order_id, amount + 1, now()
       from ledger_entries where reason = 'cashback'`,
  ],
  [20, 'a top-up that another customer got', `update ledger_entries set customer_id = 5 where cause = 'top_up:1'`],
  [
    20,
    'a referral that was paid for two orders',
    `insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'referral:7:' || side, 'referral_reward', 'promotions', 'wallet', 7, order_id, 1, now()
       from (values ('referrer', ${live}), ('joined', ${canceled})) sides (side, order_id)`,
  ],
  [
    20,
    'a rewarded referral without rewards',
    `${referral} update referrals set state = 'rewarded', decided_at = now()`,
  ],
  [
    20,
    'a reward for a referral that was not rewarded',
    `${referral} insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'referral:' || customer_id || ':referrer', 'referral_reward', 'promotions', 'wallet', referrer_id, ${live}, 1, now()
       from referrals`,
  ],
  [21, 'an order that paid more from the wallet than it says', `update orders set wallet_minor = 0 where id = ${live}`],
  [21, 'an order that says more than it took', `update orders set wallet_minor = 999 where id = ${canceled}`],
  [21, 'an order whose share was taken twice', again('order_payment', 'balance_minor = balance_minor -')],
  [21, 'cash on top of a wallet order', paidToShop('cash_payment', 'cash', live, 1)],
  [21, 'online money on top of a wallet order', paidToShop('online_payment', 'clearing', live, 1_000)],
  [21, 'a cancelled order that keeps its share', `delete from ledger_entries where reason = 'order_return'`],
  [21, 'a share that came back twice', again('order_return')],
  [21, 'a share of an order that stands', `update ledger_entries set order_id = ${live} where reason = 'order_return'`],
  [
    21,
    'an order that is paid from the wallet with less than its total',
    `update orders set wallet_minor = 999 where id = ${live}`,
  ],
  [
    21,
    'a refund to the wallet of another amount',
    `${payment} update refunds set destination = 'wallet', sent_at = now(), reference = 'wallet';
     insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'refund:${'p'.repeat(32)}', 'order_return', 'shop', 'wallet', owner_id, id, 599, now() from orders where id = ${canceled}`,
  ],
  [21, 'a part of a refund to the wallet that did not arrive', part({ share: 1 }, 'wallet')],
  [
    21,
    'cash that came back without an entry',
    `update orders set payment_method = 'cash_on_delivery' where id = ${live}; ${part({ paid: 1 }, 'original')}`,
  ],
  [21, 'cash that came back without a refund', givenBack(live)],
  [
    21,
    'a refund to the wallet that did not arrive',
    `${payment} update refunds set destination = 'wallet', sent_at = now(), reference = 'wallet'`,
  ],
  [
    21,
    'a refund to the wallet that also goes to the provider',
    `${payment} insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'refund:${'p'.repeat(32)}', 'order_return', 'shop', 'wallet', owner_id, id, 600, now() from orders where id = ${canceled}`,
  ],
])('MON-06 invariant %i finds %s', async (number, _name, plant) => {
  expect((await foundWith(plant)).map((what) => Number(what.split(':')[0]))).toContain(number);
});

test('MON-06 each contradiction is returned with its own sentence', async () => {
  const found = async (plant: string) =>
    (await foundWith(plant)).map((what) => what.replaceAll(/\d{4,}/g, '#')).filter((what) => /^2[01]:/.test(what));
  expect(await found(`update orders set wallet_minor = 999 where id = ${live}`)).toContain(
    '21: order # is paid from the wallet with 999 of #',
  );
  expect(await found(part({ share: 1 }, 'wallet'))).toEqual(['21: order # gave 0 back to the wallet instead of 1']);
  expect(await found(givenBack(live))).toEqual(['21: order # gave 1 back in cash instead of 0']);
  expect(await found(`${referral} update referrals set state = 'rewarded', decided_at = now()`)).toEqual([
    '20: the referral of customer 7 is rewarded, the referrer got 0 and the customer 0',
  ]);
});

test('MON-06 a reward or a return that is repeated with its balance is found by itself', async () => {
  const found = async (plant: string) => (await foundWith(plant)).map((what) => what.replaceAll(/\d{9}/g, '#'));
  expect(await found(again('cashback'))).toEqual(['20: order #: 2 times cashback']);
  expect(await found(again('order_return'))).toEqual(['21: order # gave 800 back to the wallet instead of 400']);
  expect(await found(again('order_payment', 'balance_minor = balance_minor -'))).toEqual([
    '21: order # took 2000 from the wallet and says 1000',
    '21: order # costs 1000 and was paid 2000',
  ]);
});
