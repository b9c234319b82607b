import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  again,
  canceled,
  kept,
  openShopWithBooks,
  PAYMENT_ID,
  type ShopWithBooks,
} from '../testing/money/shop-with-books.ts';

let shop: ShopWithBooks;
beforeAll(async () => {
  shop = await openShopWithBooks();
});
afterAll(() => shop.close());

const paidToShop = (reason: string, account: string, order: string, amount: number) => `
  insert into ledger_entries (unit, cause, reason, from_account, to_account, order_id, amount, created_at)
    select 'money', 'planted', '${reason}', '${account}', 'shop', ${order}, ${amount}, now();`;
const givenBack = (order: string) => `
  insert into ledger_entries (unit, cause, reason, from_account, to_account, order_id, amount, created_at)
    select 'money', 'planted', 'cash_refund', 'shop', 'cash', ${order}, 1, now();`;
/** A numbered part of a refund, without its entry. */
const part = ({ paid = 0, share = 0 }, destination: string, order = kept) => `
  insert into order_refunds (order_id, number, paid_minor, wallet_minor, destination, created_at)
    select ${order}, 1, ${paid}, ${share}, '${destination}', now();`;
const payment = `
  insert into payments (id, order_id, provider, amount_minor, currency, status, created_at, settled_at)
    select '${PAYMENT_ID}', ${canceled}, 'sandbox', 600, 'USD', 'surplus', now(), now();
  insert into refunds (payment_id, amount_minor, reason, created_at, retry_at) values ('${PAYMENT_ID}', 600, 'order_undone', now(), now());`;

test.each<[number, string, string, string]>([
  [
    21,
    'an order that paid more from the wallet than it says',
    'order KEPT took 1000 from the wallet and says 0',
    `update orders set wallet_minor = 0 where id = ${kept}`,
  ],
  [
    21,
    'an order that says more than it took',
    'order CANCELLED took 400 from the wallet and says 999',
    `update orders set wallet_minor = 999 where id = ${canceled}`,
  ],
  [
    21,
    'an order whose share was taken twice',
    'order KEPT took 2000 from the wallet and says 1000',
    again('order_payment', 'balance_minor = balance_minor -'),
  ],
  [
    21,
    'cash on top of a wallet order',
    'order KEPT costs 1000 and was paid 1001',
    paidToShop('cash_payment', 'cash', kept, 1),
  ],
  [
    21,
    'online money on top of a wallet order',
    'order KEPT costs 1000 and was paid 2000',
    paidToShop('online_payment', 'clearing', kept, 1_000),
  ],
  [
    21,
    'a cancelled order that keeps its share',
    'order CANCELLED gave 0 back to the wallet instead of 400',
    `delete from ledger_entries where reason = 'order_return'`,
  ],
  [
    21,
    'a share that came back twice',
    'order CANCELLED gave 800 back to the wallet instead of 400',
    again('order_return'),
  ],
  [
    21,
    'a share of an order that stands',
    'order KEPT gave 400 back to the wallet instead of 0',
    `update ledger_entries set order_id = ${kept} where reason = 'order_return'`,
  ],
  [
    21,
    'an order that is paid from the wallet with less than its total',
    'order KEPT is paid from the wallet with 999 of 1000',
    `update orders set wallet_minor = 999 where id = ${kept}`,
  ],
  [
    21,
    'a refund to the wallet of another amount',
    'refund 1 of payment PAYMENT, to wallet: the wallet got 599 of 600',
    `${payment} update refunds set destination = 'wallet', sent_at = now(), reference = 'wallet';
     insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'refund:${PAYMENT_ID}', 'order_return', 'shop', 'wallet', owner_id, id, 599, now() from orders where id = ${canceled}`,
  ],
  [
    21,
    'a part of a refund to the wallet that did not arrive',
    'order KEPT gave 0 back to the wallet instead of 1',
    part({ share: 1 }, 'wallet'),
  ],
  [
    21,
    'cash that came back without an entry',
    'order KEPT gave 0 back in cash instead of 1',
    `update orders set payment_method = 'cash_on_delivery' where id = ${kept}; ${part({ paid: 1 }, 'original')}`,
  ],
  [21, 'cash that came back without a refund', 'order KEPT gave 1 back in cash instead of 0', givenBack(kept)],
  [
    21,
    'a refund to the wallet that did not arrive',
    'refund 1 of payment PAYMENT, to wallet: the wallet got 0 of 600',
    `${payment} update refunds set destination = 'wallet', sent_at = now(), reference = 'wallet'`,
  ],
  [
    21,
    'a refund to the wallet that also goes to the provider',
    'refund 1 of payment PAYMENT, to original: the wallet got 600 of 600',
    `${payment} insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, order_id, amount, created_at)
       select 'money', 'refund:${PAYMENT_ID}', 'order_return', 'shop', 'wallet', owner_id, id, 600, now() from orders where id = ${canceled}`,
  ],
  [
    21,
    'a share that another customer paid',
    'order KEPT of customer BUYER moved 1000 of customer 5 as order_payment',
    `update ledger_entries set customer_id = 5 where order_id = ${kept} and reason = 'order_payment'`,
  ],
  [
    21,
    'points that another customer got',
    'order KEPT of customer BUYER moved 90 of customer 5 as points_earned',
    `update ledger_entries set customer_id = 5 where reason = 'points_earned'`,
  ],
  [4, 'a refund of an order that is not refunded', 'order KEPT refunds 1 of 1000', part({ share: 1 }, 'wallet')],
  [
    4,
    'a refund of more than the wallet paid',
    'order CANCELLED refunds 401 of 1000',
    part({ share: 401 }, 'wallet', canceled),
  ],
  [
    4,
    'a refund that its payment does not give back',
    'order KEPT refunds 3 of its payment, which gives 0 back',
    `update orders set payment_method = 'digital_payment' where id = ${kept}; ${part({ paid: 3 }, 'original')}`,
  ],
])('MON-06 invariant %i finds %s, and says which row it is', async (number, _name, says, plant) => {
  expect(await shop.foundWith(plant)).toContain(`${number}: ${says}`);
});

test('MON-06 a return or a payment that is repeated with its balance is found by itself', async () => {
  expect(await shop.foundWith(again('order_return'))).toEqual([
    '21: order CANCELLED gave 800 back to the wallet instead of 400',
  ]);
  expect(await shop.foundWith(again('order_payment', 'balance_minor = balance_minor -'))).toEqual([
    '21: order KEPT took 2000 from the wallet and says 1000',
    '21: order KEPT costs 1000 and was paid 2000',
  ]);
});
