import type { Sql } from '@rialto/database/sql.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from '../ordering-shop.ts';
import { signedWebhook } from '../paying-shop.ts';
import { addMember } from '../people.ts';
import { addItem } from '../small-catalogue.ts';
import { addCashback } from '../small-promotions.ts';
import type { Rules } from './model.ts';

type Currency = { code: string; digits: number };
type Webhook = { kind: 'paid' | 'failed'; amountMinor?: number; id?: string };
export type Answer = { isOk: boolean; code: string; body: Record<string, unknown> };

export type MoneyShop = Omit<OrderingShop, 'post'> & {
  rules: Rules;
  /** How many calls were made. */
  calls: { count: number };
  post(path: string, buyer: Buyer | 'operator', body: object, key?: string): Promise<Answer>;
  webhook(paymentId: string, fields: Webhook): Promise<void>;
  read(path: string, buyer: Buyer): Promise<Record<string, unknown>>;
  /** An amount of minor units as calls write it. */
  wire(minor: number): number;
  minor(wire: unknown): number;
};

const MOST_REPEATS = 20;

/** Refusals that may happen in a race; every other answer is a mistake. */
const expected = new Set([
  ...['wallet_too_low', 'wallet_changed', 'points_too_few', 'points_below_minimum', 'order_step_refused'],
  ...[
    'refund_changed',
    'refund_too_high',
    'payment_already_made',
    'order_not_paid',
    'refund_asked',
    'payment_time_over',
    'payment_method_unavailable',
  ],
]);

/** A shop with wallets, points, cashback and a bonus, in a currency of its own. */
export async function openMoneyShop(currency: Currency): Promise<MoneyShop> {
  const shop = await openOrderingShop();
  const rules = await fillRules(shop.sql, currency);
  const operator = await addMember(shop.sql, { role: 'manager', now: NOON });
  const calls = { count: 0 };
  const answerOf = (answer: LightMyRequestResponse, what: string): Answer => {
    calls.count += 1;
    const body = answer.json<Record<string, unknown> & { errors?: { code: string }[] }>();
    const code = answer.statusCode === 200 ? 'ok' : (body.errors?.[0]?.code ?? String(answer.statusCode));
    if (code !== 'ok' && !expected.has(code))
      throw new Error(`${what} was answered ${answer.statusCode} ${answer.body}`);
    return { isOk: code === 'ok', code, body };
  };
  /** A busy database refuses before it changes anything, so the call is repeated. */
  const send = async (path: string, request: Pick<InjectOptions, 'headers' | 'payload'>): Promise<Answer> => {
    const options = { method: 'POST', url: `/api/v1${path}`, ...request } as const;
    let answer = await shop.http.inject(options);
    for (let time = 0; time < MOST_REPEATS && answer.statusCode === 503; time += 1)
      answer = await shop.http.inject(options);
    return answerOf(answer, path);
  };
  return {
    ...shop,
    rules,
    calls,
    post(path, buyer, body, key) {
      const headers = { ...(buyer === 'operator' ? operator : buyer.headers), ...(key && { 'idempotency-key': key }) };
      return send(path, { headers, payload: body });
    },
    async webhook(paymentId, fields) {
      const { body: payload, headers } = await signedWebhook(shop.sql, NOON, paymentId, fields);
      await send('/payments/webhook/sandbox', { headers, payload });
    },
    read: async (path, buyer) => answerOf(await shop.get(path, buyer.headers), path).body,
    wire: (minor) => minor / 10 ** currency.digits,
    minor: (wire) => Math.round(Number(wire) * 10 ** currency.digits),
  };
}

async function fillRules(sql: Sql, { code, digits }: Currency): Promise<Rules> {
  const unit = 10 ** digits;
  const rules: Rules = {
    digits,
    prices: { 11: 1_000, 12: 737, 13: 1_999 },
    ...{ earnedPerUnit: 7, neededPerUnit: 30, minimumPoints: 10 },
    cashback: { share: 750, most: 170 },
    bonus: { share: 1_000, from: 5 * unit, most: 3 * unit },
  };
  const settings = {
    ...{ hasWallet: true, hasLoyaltyPoints: true },
    currency: { code, symbol: code, direction: 'left', digits },
    loyalty: { earnedPerUnit: 7, neededPerUnit: 30, minimum: 10 },
  };
  await sql`update shop_settings set settings = settings || ${JSON.stringify(settings)}::jsonb`;
  await sql`update module_zones set maximum_cash_minor = null`;
  for (const [id, priceMinor] of Object.entries(rules.prices)) await addItem(sql, { id: Number(id), priceMinor });
  await addCashback(sql, { id: 1, back: ['percent', rules.cashback.share], maximumMinor: rules.cashback.most });
  await sql`
    insert into wallet_bonuses (title_en, bonus_type, bonus, minimum_minor, maximum_minor, starts_at, ends_at)
    values ('Bonus', 'percent', ${rules.bonus.share}, ${rules.bonus.from}, ${rules.bonus.most}, '2020-01-01', '2100-01-01')`;
  return rules;
}
