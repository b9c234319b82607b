import { refundable, type ModelOrder, type RefundTo } from './model.ts';
import { maybeTwice, type OrderAct, type Player } from './wallet-acts.ts';

const destinations = ['original', 'wallet'] as const;
/** As the table of refunds allows. */
const MOST_PARTS = 20;

/** The customer asks for the money of a delivered order, and the operator gives back all of it or parts. */
export const refund: OrderAct = (player, order) =>
  order.refunds.length === 0 && player.random.isLucky(0.4) ? refundWhole(player, order) : refundParts(player, order);

/** The customer asks once; the shop may have granted nothing so far. */
async function askBack({ shop, buyer }: Player, order: ModelOrder, refundTo: RefundTo): Promise<void> {
  order.refundTo ??= refundTo;
  const body = { order_id: order.id, customer_reason: 'It was cold', refund_to: order.refundTo };
  await shop.post('/customer/order/refund-request', buyer, body);
}

/** Everything, to where the customer wants it. */
async function refundWhole(player: Player, order: ModelOrder): Promise<() => void> {
  const { shop, random, model } = player;
  const refundTo = order.refundTo ?? random.from(destinations);
  const ask = async () => {
    await askBack(player, order, refundTo);
    return shop.post(`/console/orders/${order.id}/step`, 'operator', { to: 'refunded' });
  };
  const answers = await maybeTwice(player, ask);
  return () => {
    if (answers.some(({ isOk }) => isOk)) model.refund(order, order.total, refundTo);
  };
}

/** One part after another; the rest may follow in a later round. */
async function refundParts(player: Player, order: ModelOrder): Promise<() => void> {
  do await refundPart(player, order);
  while (order.state === 'delivered' && player.random.isLucky(0.6));
  return () => undefined;
}

/** Up to three members of the staff decide at once about different amounts, sometimes about more than is left. */
async function refundPart(player: Player, order: ModelOrder): Promise<void> {
  const { shop, random, model } = player;
  if (order.refunds.length === 0) await askBack(player, order, random.from(destinations));
  const left = refundable(order);
  const seen = shop.wire(order.total - left);
  const decisions = Array.from({ length: 1 + random.below(3) }, () => {
    const amount = random.isLucky(0.2) ? left : 1 + random.below(Math.ceil(left * 1.2));
    return { amount, to: random.from(destinations) };
  });
  const decided = await Promise.all(
    decisions.map(async ({ amount, to }) => {
      const body = { amount: shop.wire(amount), refunded: seen, to };
      const { isOk } = await shop.post(`/console/orders/${order.id}/refund`, 'operator', body);
      return { amount, to, isOk };
    }),
  );
  const granted = decided.filter(({ isOk }) => isOk);
  const isPossible = order.refunds.length < MOST_PARTS && decisions.some(({ amount }) => amount <= left);
  if (granted.length !== (isPossible ? 1 : 0))
    throw new Error(`Of ${left} that are left, staff refunded ${JSON.stringify(decided)}`);
  for (const { amount, to } of granted) model.refund(order, amount, to);
}
