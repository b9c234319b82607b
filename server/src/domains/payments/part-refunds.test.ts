import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { answered } from '../../testing/money/answered.ts';
import { openWalletShop, type WalletShop } from '../../testing/money/wallet-shop.ts';
import { eventsDelivered } from '../../testing/money/rewards.ts';
import { balanceOf, movementsOf, wrongBalances } from '../../testing/money/wallets.ts';
import { codeOf, NOON, type Buyer } from '../../testing/ordering-shop.ts';
import { addMember } from '../../testing/people.ts';
import { changeOrderStatus, orderHooks } from '../orders/orders.public.ts';
import { topUpHooks } from '../wallet/wallet.public.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { sendRefunds } from './send-refunds.ts';

let shop: WalletShop;
let support: { authorization: string };
beforeAll(async () => {
  shop = await openWalletShop();
  support = await addMember(shop.sql, { role: 'support', now: NOON });
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  expect(await wrongBalances(shop.sql)).toEqual([]);
});

type Way = 'card' | 'part' | 'wallet' | 'cash' | 'cash_part';
const wishes: Record<Way, { balance: number; wish: object; isOnline: boolean }> = {
  card: { balance: 0, wish: { payment_method: 'digital_payment' }, isOnline: true },
  part: { balance: 400, wish: { payment_method: 'digital_payment', partial_payment: 1 }, isOnline: true },
  wallet: { balance: 1_000, wish: { payment_method: 'wallet' }, isOnline: false },
  cash: { balance: 0, wish: {}, isOnline: false },
  cash_part: { balance: 400, wish: { partial_payment: 1 }, isOnline: false },
};

/** A delivered order of 10.00 whose customer asked for a refund. */
async function askedBack(way: Way, refundTo?: string): Promise<{ buyer: Buyer; orderId: number }> {
  const { balance, wish, isOnline } = wishes[way];
  const buyer = await shop.rich(balance);
  const orderId = await shop.buy(buyer, wish);
  if (isOnline) await (await shop.message(await shop.attempt(orderId)))();
  for (const to of ['confirmed', 'processing', 'handover', 'delivered'] as const)
    await changeOrderStatus(shop.sql, orderId, { to, by: 'store', now: NOON });
  const body = { order_id: orderId, customer_reason: 'Cold', ...(refundTo && { refund_to: refundTo }) };
  expect(codeOf(await shop.send('/customer/order/refund-request', buyer, body))).toBe('ok');
  return { buyer, orderId };
}

const moneyOf = async (orderId: number) =>
  (await movementsOf(shop.sql, orderId)).filter((movement) => !movement.startsWith('points'));
const grant = (orderId: number, body: object) =>
  answered(() => shop.post(`/console/orders/${orderId}/refund`, { to: 'original', refunded: 0, ...body }, support));
const detailOf = async ({ buyer, orderId }: { buyer: Buyer; orderId: number }) =>
  (await shop.get(`/customer/order/details?order_id=${orderId}`, buyer.headers)).json<{
    refund: { refunded: number; status: string; answer: string | null };
    money_back: { amount: number; to: string }[];
    payment_status: string;
    order_status: string;
  }>();
const sendAll = () => {
  const log = { warn: () => undefined, error: () => undefined };
  const clock = () => NOON;
  const provider = createSandboxProvider({ db: shop.sql, clock, publicUrl: 'http://shop.example' });
  return sendRefunds({ db: shop.sql, clock, log, hooks: { orders: orderHooks, topUps: topUpHooks } }, [provider]);
};

test('OPS-09 a refund is granted in part, then for the rest, and the provider gets both parts', async () => {
  const asked = await askedBack('card');
  const { orderId } = asked;
  expect((await grant(orderId, { amount: 2.5, reason: 'The soup only' })).json()).toMatchObject({
    refunded: 2.5,
    refundable: 7.5,
  });
  expect(await detailOf(asked)).toMatchObject({
    order_status: 'refunded',
    payment_status: 'paid',
    refund: { refunded: 2.5, status: 'approved', answer: 'The soup only' },
    money_back: [{ amount: 2.5, to: 'original' }],
  });
  await sendAll();
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'refunded', paid: 'paid' });
  expect((await grant(orderId, { amount: 7.5, refunded: 2.5 })).json()).toMatchObject({ refunded: 10, refundable: 0 });
  await sendAll();
  expect(await shop.stateOf(orderId)).toMatchObject({ paid: 'refunded' });
  const sent = await shop.sql`
    select r.amount_minor from sandbox_refunds r join sandbox_sessions s on s.id = r.session_id
    where s.order_id = ${orderId} order by r.created_at, r.amount_minor`;
  expect(sent).toEqual([{ amount_minor: 250 }, { amount_minor: 750 }]);
  expect(await moneyOf(orderId)).toEqual(['online_payment 1000', 'online_refund 250', 'online_refund 750']);
});

test('OPS-09 a part goes to the wallet at once; the money of the payment comes first, then the wallet’s share', async () => {
  const { buyer, orderId } = await askedBack('part', 'original');
  expect(codeOf(await grant(orderId, { amount: 5, to: 'wallet' }))).toBe('ok');
  expect(await shop.balance(buyer)).toBe(500);
  expect(codeOf(await grant(orderId, { amount: 3, to: 'original', refunded: 5 }))).toBe('ok');
  // 1.00 is left of the card, 2.00 come from the wallet's share.
  expect(await shop.balance(buyer)).toBe(700);
  const detail = await detailOf({ buyer, orderId });
  expect(detail.money_back.map(({ amount, to }) => [amount, to])).toEqual([
    [5, 'wallet'],
    [1, 'original'],
    [2, 'wallet'],
  ]);
});

test('OPS-09 refusing needs a reason, which the customer reads, and the log says that it was given', async () => {
  const asked = await askedBack('cash');
  const path = `/console/orders/${asked.orderId}/refund/refuse`;
  expect(codeOf(await shop.post(path, { reason: '' }, support))).toBe('invalid_input');
  expect(codeOf(await shop.post(path, { reason: 'It was delivered in time' }, support))).toBe('ok');
  expect(await detailOf(asked)).toMatchObject({
    order_status: 'refund_request_canceled',
    refund: { status: 'rejected', answer: 'It was delivered in time' },
  });
  expect(codeOf(await grant(asked.orderId, { amount: 1 }))).toBe('order_step_refused');
  const [row] = await shop.sql`
    select before, after from audit_log where action = 'refuseRefund' and subject_id = ${String(asked.orderId)}`;
  expect(row).toEqual({
    before: { status: 'refund_requested', has_reason: null },
    after: { status: 'refund_request_canceled', has_reason: true },
  });
});

test.each([
  [{ amount: 10.01 }, 'refund_too_high'],
  [{ amount: 0.001 }, 'refund_amount'],
  [{ amount: 0 }, 'invalid_input'],
  [{ amount: -1 }, 'invalid_input'],
  [{ amount: 5, refunded: 1 }, 'refund_changed'],
])('OPS-09 a refund with %j is refused with %s and moves nothing', async (body, code) => {
  const { orderId } = await askedBack('card');
  expect(codeOf(await grant(orderId, body))).toBe(code);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'refund_requested' });
  expect(await moneyOf(orderId)).toEqual(['online_payment 1000']);
});

test('OPS-09 OPS-13 the money of a guest cannot go to a wallet, and dispatchers and stores refund nothing', async () => {
  const guest = await shop.guest();
  const orderId = await shop.buy(guest);
  for (const to of ['confirmed', 'processing', 'handover', 'delivered'] as const)
    await changeOrderStatus(shop.sql, orderId, { to, by: 'store', now: NOON });
  await changeOrderStatus(shop.sql, orderId, { to: 'refund_requested', by: 'customer', now: NOON });
  expect(codeOf(await grant(orderId, { amount: 1, to: 'wallet' }))).toBe('wallet_off');
  for (const role of ['dispatcher', 'store'] as const) {
    const headers = await addMember(shop.sql, { role, storeIds: [1], now: NOON });
    const refund = await shop.post(
      `/console/orders/${orderId}/refund`,
      { amount: 1, to: 'original', refunded: 0 },
      headers,
    );
    const step = await shop.post(`/console/orders/${orderId}/step`, { to: 'refunded' }, headers);
    expect([role, codeOf(refund), codeOf(step)]).toEqual([role, 'not_permitted', 'not_permitted']);
  }
  expect(codeOf(await grant(111_111_111, { amount: 1 }))).toBe('order_unknown');
});

test('OPS-09 T25 twenty refunds at once grant only one, and the log has its amounts', async () => {
  const { buyer, orderId } = await askedBack('part');
  const answers = await Promise.all(Array.from({ length: 20 }, () => grant(orderId, { amount: 6, to: 'wallet' })));
  expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok', 'refund_changed']));
  expect(await shop.balance(buyer)).toBe(600);
  const rows = await shop.sql`
    select before, after from audit_log where action = 'grantRefund' and subject_id = ${String(orderId)}`;
  expect(rows).toEqual([
    {
      before: { refunded_minor: 0, to: null },
      after: { refunded_minor: 600, to: 'wallet' },
    },
  ]);
});

test('OPS-09 any sequence of refunds gives back at most what was paid, and wallet, provider and books agree', async () => {
  const part = fc.record({ amount: fc.integer({ min: 1, max: 700 }), to: fc.constantFrom('wallet', 'original') });
  const ways = fc.constantFrom<Way>('card', 'part', 'wallet', 'cash', 'cash_part');
  await fc.assert(
    fc.asyncProperty(ways, fc.array(part, { minLength: 1, maxLength: 5 }), async (way, parts) => {
      const { buyer, orderId } = await askedBack(way);
      let refunded = 0;
      for (const { amount, to } of parts) {
        const code = codeOf(await grant(orderId, { amount: amount / 100, to, refunded: refunded / 100 }));
        expect(code).toBe(refunded + amount <= 1_000 ? 'ok' : 'refund_too_high');
        if (code === 'ok') refunded += amount;
      }
      await sendAll();
      const [sums] = await shop.sql<{ provider: number; books: number; cash: number }[]>`
        select (select coalesce(sum(r.amount_minor), 0) from sandbox_refunds r
                join sandbox_sessions s on s.id = r.session_id where s.order_id = ${orderId})::int as provider,
          (select coalesce(sum(amount), 0) from ledger_entries
           where order_id = ${orderId} and reason in ('order_return', 'online_refund', 'cash_refund'))::int as books,
          (select coalesce(sum(paid_minor), 0) from order_refunds f join orders o on o.id = f.order_id
           where o.id = ${orderId} and o.payment_method = 'cash_on_delivery' and f.destination = 'original')::int as cash`;
      const { provider = 0, books = 0, cash = 0 } = sums ?? {};
      // Neither points nor cashback are on, so the wallet holds only what came back.
      expect((await balanceOf(shop.sql, buyer.id)) + provider + cash).toBe(refunded);
      expect(books).toBe(refunded);
    }),
    { numRuns: 20 },
  );
});

test('OPS-09 MON-05 points and cashback are taken back in proportion, and all of them with the whole refund', async () => {
  const { buyer, orderId } = await askedBack('cash');
  await eventsDelivered(shop.sql);
  // The delivery gave 10 points; the shop of the test has no cashback.
  await shop.sql`update orders set cashback_minor = 101 where id = ${orderId}`;
  await shop.sql`
    select move_amount('money', ${`order:${orderId}:cashback`}, 'cashback', 'promotions', 'wallet', 101,
      ${buyer.id}::bigint, ${orderId}::bigint, null, ${NOON})`;
  const wallet = async () => {
    await eventsDelivered(shop.sql);
    return (await shop.sql`select balance_minor, points from wallets where customer_id = ${buyer.id}`)[0];
  };
  await grant(orderId, { amount: 3 });
  expect(await wallet()).toEqual({ balance_minor: 101 - 30, points: 10 - 3 });
  await grant(orderId, { amount: 3, refunded: 3 });
  expect(await wallet()).toEqual({ balance_minor: 101 - 60, points: 10 - 6 });
  await grant(orderId, { amount: 4, refunded: 6 });
  expect(await wallet()).toEqual({ balance_minor: 0, points: 0 });
});
