import { afterAll, beforeAll, expect, test } from 'vitest';
import { again, canceled, kept, openShopWithBooks, type ShopWithBooks } from '../testing/money/shop-with-books.ts';
import { findBreaches } from './find-breaches.ts';

let shop: ShopWithBooks;
beforeAll(async () => {
  shop = await openShopWithBooks();
});
afterAll(() => shop.close());

test('MON-06 a shop whose money moved has no violations', async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
});

const referral = `
  insert into customers (id, f_name, l_name, phone, ref_code, terms_accepted_at, created_at)
    values (7, 'Omar', 'Said', '+201009999999', 'REFERRED', now(), now());
  insert into referrals (customer_id, referrer_id, joined_at)
    select 7, id, now() from customers where id <> 7 limit 1;`;

test.each<[number, string, string, string]>([
  [
    18,
    'a balance that no entry explains',
    'wallet of customer BUYER: 1003, by the entries 1002',
    'update wallets set balance_minor = balance_minor + 1',
  ],
  [
    18,
    'points that no entry explains',
    'points of customer BUYER: 29, by the entries 30',
    'update wallets set points = points - 1',
  ],
  [18, 'a wallet that is gone', 'wallet of customer BUYER: 0, by the entries 1002', 'delete from wallets'],
  [
    18,
    'a debt that no entry explains',
    'owed of customer BUYER: -5, by the entries 0',
    'update wallets set owed_minor = 5',
  ],
  [
    18,
    'owed points that no entry explains',
    'owed_points of customer BUYER: -5, by the entries 0',
    'update wallets set owed_points = 5',
  ],
  [
    18,
    'a negative debt',
    'customer BUYER has 1002 and 30 points, owes -5 and 0 points',
    'update wallets set owed_minor = -5',
  ],
  [
    18,
    'an entry that did not reach the balance',
    'wallet of customer BUYER: 1002, by the entries 952',
    `delete from ledger_entries where reason = 'cashback'`,
  ],
  [
    18,
    'money of a deleted account',
    'customer BUYER has deleted the account, 1002 and 30 points are left',
    `update customers set f_name = '', l_name = '', phone = null, email = null, password_hash = null, picture = null, status = 'deleted', deleted_at = now()`,
  ],
  [
    19,
    'money from nowhere',
    'all accounts of money together are 1',
    'update wallets set balance_minor = balance_minor + 1',
  ],
  [19, 'points from nowhere', 'all accounts of points together are 1', 'update wallets set points = points + 1'],
  [
    19,
    'a reward that the shop’s till pays',
    'cashback moved between money promotions>wallet, money shop>wallet',
    `${again('cashback')} update ledger_entries set from_account = 'shop' where cause like 'other:%'`,
  ],
  [
    19,
    'an entry of nothing',
    'all accounts of money together are 50',
    `update ledger_entries set amount = 0 where reason = 'cashback'`,
  ],
  [
    20,
    'a cause twice',
    'same moved 3 times',
    `${again('top_up')} update ledger_entries set cause = 'same' where reason = 'top_up'`,
  ],
  [20, 'a cashback twice for one order', 'order KEPT: 2 times cashback', again('cashback')],
  [20, 'points twice for one order', 'order KEPT: 2 times points_earned', again('points_earned', 'points = points +')],
  [
    20,
    'a bonus for a top-up that is not paid',
    'top-up 1 is failed: 500 of 500 and a bonus of 50 of 50',
    `update top_ups set status = 'failed', paid_at = null`,
  ],
  [
    20,
    'a paid top-up without its money',
    'top-up 1 is paid: 0 of 500 and a bonus of 50 of 50',
    `update ledger_entries set cause = 'x:y' where cause = 'top_up:1'`,
  ],
  [
    20,
    'a top-up of another amount',
    'top-up 1 is paid: 500 of 499 and a bonus of 50 of 50',
    'update top_ups set amount_minor = 499',
  ],
  [
    20,
    'points that became nothing',
    'conversion points:BUYER:key took 60 points and gave 0',
    `delete from ledger_entries where reason = 'points_conversion'`,
  ],
  [
    20,
    'money for points that stayed',
    'conversion points:BUYER:key:money took 0 points and gave 2',
    `delete from ledger_entries where reason = 'points_converted'`,
  ],
  [
    20,
    'three referral rewards for one order',
    'order KEPT: 3 customers have a referral reward',
    `insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'referral:' || n, 'referral_reward', 'promotions', 'wallet', n, ${kept}, 1, now() from generate_series(1, 3) n`,
  ],
  [
    20,
    'more cashback taken back than was given',
    'order KEPT gave 50 cashback and took 51 back',
    `insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'order:planted:back', 'cashback_reversal', 'wallet', 'promotions', customer_id, order_id, amount + 1, now()
       from ledger_entries where reason = 'cashback'`,
  ],
  [
    20,
    'a top-up that another customer got',
    'top-up 1 is paid: 500 of 500 and a bonus of 50 of 50, to customers 5 and BUYER instead of BUYER',
    `update ledger_entries set customer_id = 5 where cause = 'top_up:1'`,
  ],
  [
    20,
    'a referral that was paid for two orders',
    'the referral of customer 7 was paid for 2 orders',
    `insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'referral:7:' || side, 'referral_reward', 'promotions', 'wallet', 7, order_id, 1, now()
       from (values ('referrer', ${kept}), ('joined', ${canceled})) sides (side, order_id)`,
  ],
  [
    20,
    'a rewarded referral without rewards',
    'the referral of customer 7 is rewarded, the referrer got 0 and the customer 0',
    `${referral} update referrals set state = 'rewarded', decided_at = now()`,
  ],
  [
    20,
    'a reward for a referral that was not rewarded',
    'the referral of customer 7 is joined, the referrer got 1 and the customer 0',
    `${referral} insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'referral:' || customer_id || ':referrer', 'referral_reward', 'promotions', 'wallet', referrer_id, ${kept}, 1, now()
       from referrals`,
  ],
  [
    20,
    'a bonus that another customer got',
    'top-up 1 is paid: 500 of 500 and a bonus of 50 of 50, to customers BUYER and 5 instead of BUYER',
    `update ledger_entries set customer_id = 5 where cause = 'top_up:1:bonus'`,
  ],
  [
    20,
    'a reward of a referral that another customer got',
    'the referral of customer 7 by BUYER rewarded customers 8 and BUYER',
    `${referral} update referrals set state = 'rewarded', decided_at = now();
     insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'referral:7:' || side, 'referral_reward', 'promotions', 'wallet', customer_id, ${kept}, 1, now()
       from (select 'referrer', referrer_id from referrals union all select 'joined', 8) sides (side, customer_id)`,
  ],
])('MON-06 invariant %i finds %s, and says which row it is', async (number, _name, says, plant) => {
  expect(await shop.foundWith(plant)).toContain(`${number}: ${says}`);
});

test('MON-06 a cashback that is repeated with its balance is found by itself', async () => {
  expect(await shop.foundWith(again('cashback'))).toEqual(['20: order KEPT: 2 times cashback']);
});
