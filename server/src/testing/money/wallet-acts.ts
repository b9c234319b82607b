import type { Buyer } from '../ordering-shop.ts';
import type { ModelCustomer, ModelOrder } from './model.ts';
import type { MoneyShop } from './money-shop.ts';
import type { Random } from './random.ts';

/** A customer of the shop and what the model says about them. */
export type Player = { buyer: Buyer; model: ModelCustomer; random: Random; shop: MoneyShop };

/** Does something with an order; the result notes its effect in the model. */
export type OrderAct = (player: Player, order: ModelOrder) => Promise<() => void>;

/** The same call twice at once, or once. */
export const maybeTwice = <T>({ random }: Player, call: () => Promise<T>): Promise<T[]> =>
  Promise.all(random.isLucky(0.3) ? [call(), call()] : [call()]);

/** Adds money; the provider reports success, failure, both, success twice, or another amount. */
export async function topUp(player: Player): Promise<void> {
  const { shop, buyer, random, model } = player;
  const amount = 10 ** shop.rules.digits + random.below(40 * 10 ** shop.rules.digits);
  const key = random.key();
  const body = { amount: shop.wire(amount) };
  const [begun] = await maybeTwice(player, () => shop.post('/customer/wallet/add-fund', buyer, body, key));
  const [payment] = await shop.sql<{ id: string }[]>`
    select p.id from payments p join top_ups t on t.id = p.top_up_id
    where t.secret = ${String(begun?.body['top_up_secret'])}`;
  const paymentId = payment?.id ?? '';
  const plan = random.from(['paid', 'paid', 'twice', 'late', 'failed', 'differs'] as const);
  if (plan === 'failed' || plan === 'late') await shop.webhook(paymentId, { kind: 'failed' });
  if (plan === 'differs') await shop.webhook(paymentId, { kind: 'paid', amountMinor: amount + 1 });
  if (plan === 'twice') await Promise.all([1, 2, 3].map(() => shop.webhook(paymentId, { kind: 'paid' })));
  if (plan === 'paid' || plan === 'late') await shop.webhook(paymentId, { kind: 'paid' });
  if (plan !== 'failed' && plan !== 'differs') model.topUp(amount);
}

export async function convert(player: Player): Promise<void> {
  const { shop, buyer, random, model } = player;
  const { minimumPoints } = shop.rules;
  const point = minimumPoints + random.below(Math.max(1, model.points));
  const key = random.key();
  const answers = await maybeTwice(player, () =>
    shop.post('/customer/loyalty-point/point-transfer', buyer, { point }, key),
  );
  if (answers.some(({ isOk }) => isOk)) model.convert(point);
}

/** The operator gives or takes money or points. */
export async function adjust(player: Player): Promise<void> {
  const { shop, buyer, random, model } = player;
  const unit = random.from(['money', 'points'] as const);
  const change = (1 + random.below(900)) * (random.isLucky(0.5) ? 1 : -1);
  const key = random.key();
  const body = { unit, amount: unit === 'money' ? shop.wire(change) : change, reason: 'Counted again' };
  const answers = await maybeTwice(player, () =>
    shop.post(`/console/customers/${buyer.id}/wallet`, 'operator', body, key),
  );
  if (answers.some(({ isOk }) => isOk)) model.adjust(unit, change);
}
