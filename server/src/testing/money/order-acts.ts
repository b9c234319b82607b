import type { Method, ModelOrder, RefundTo } from './model.ts';
import { refund } from './refund-acts.ts';
import { maybeTwice, type OrderAct, type Player } from './wallet-acts.ts';

const methods = ['wallet', 'cash_on_delivery', 'digital_payment'] as const;

export async function place(player: Player): Promise<void> {
  const { shop, buyer, random, model } = player;
  const [itemId, price] = random.from(Object.entries(shop.rules.prices));
  const quantity = 1 + random.below(3);
  const method = random.from(methods);
  const wish = {
    ...{ order_type: 'take_away', contact_person_name: 'Mariam Adel', contact_person_number: '+201001234567' },
    payment_method: method,
    ...(method !== 'wallet' && random.isLucky(0.7) && { partial_payment: 1 }),
    buy_now: { item_id: Number(itemId), quantity },
  };
  const key = random.key();
  const answers = await maybeTwice(player, () => shop.post('/customer/order/place', buyer, wish, key));
  const placed = answers.find(({ isOk }) => isOk);
  if (!placed) return;
  const [total, share] = [price * quantity, shop.minor(placed.body['wallet_amount'])];
  const due = shop.minor(placed.body['due_amount']);
  const isWallet = share === total;
  const paidBy = isWallet ? 'wallet' : method;
  if (share + due !== total || placed.body['payment_method'] !== paidBy || (method === 'wallet' && !isWallet))
    throw new Error(`An order of ${total} was placed as ${JSON.stringify(placed.body)}`);
  model.place({ id: Number(placed.body['order_id']), total, share, method: paidBy });
}

/** The provider reports success, failure, success after failure, or success twice. */
async function payOnline({ shop, random, model }: Player, order: ModelOrder): Promise<() => void> {
  const [payment] = await shop.sql<{ id: string }[]>`
    select id from payments where order_id = ${order.id} order by created_at, id limit 1`;
  const paymentId = payment?.id ?? '';
  const plan = random.from(['paid', 'twice', 'late', 'failed'] as const);
  if (plan === 'failed' || plan === 'late') await shop.webhook(paymentId, { kind: 'failed' });
  if (plan === 'twice') await Promise.all([1, 2].map(() => shop.webhook(paymentId, { kind: 'paid' })));
  if (plan === 'paid' || plan === 'late') await shop.webhook(paymentId, { kind: 'paid' });
  return () => {
    if (plan !== 'failed' && model.orders.includes(order)) order.hasOnlineMoney = true;
  };
}

/** Pays the rest from the wallet, or what the wallet has and the rest in cash. */
async function payRest(player: Player, order: ModelOrder, method: Method): Promise<() => void> {
  const { shop, buyer, random, model } = player;
  const seen = await shop.read(`/customer/order/payment?order_id=${order.id}`, buyer);
  const offer = seen['wallet'] as { amount: number } | null;
  const isPartial = method !== 'wallet' && offer !== null && random.isLucky(0.5);
  const body = {
    ...{ order_id: order.id, _method: 'put', payment_method: method },
    ...(isPartial && { partial_payment: 1, wallet_amount: offer.amount }),
  };
  const answers = await maybeTwice(player, () => shop.post('/customer/order/payment-method', buyer, body));
  return () => {
    if (!answers.some(({ isOk }) => isOk)) return;
    const rest = order.total - order.share;
    if (method === 'wallet') model.payFromWallet(order, rest, 'wallet');
    else if (isPartial) model.payFromWallet(order, shop.minor(offer.amount), method);
    else order.method = method;
  };
}

async function cancel(player: Player, order: ModelOrder, refundTo: RefundTo): Promise<() => void> {
  const { shop, buyer, model } = player;
  const body = { order_id: order.id, reason: 'By mistake', refund_to: refundTo };
  const answers = await maybeTwice(player, () => shop.post('/customer/order/cancel', buyer, body));
  return () => {
    if (answers.some(({ isOk }) => isOk)) model.giveBack(order, refundTo);
  };
}

const steps = ['confirmed', 'processing', 'handover', 'delivered'];

async function deliver(player: Player, order: ModelOrder): Promise<() => void> {
  const { shop, model } = player;
  const walk = async () => {
    let isDelivered = false;
    for (const to of steps)
      isDelivered = (await shop.post(`/console/orders/${order.id}/step`, 'operator', { to })).isOk;
    return isDelivered;
  };
  const walks = await maybeTwice(player, walk);
  return () => {
    if (walks.includes(true)) model.deliver(order);
  };
}

/** The shop cancels, without a choice of the customer. The step succeeds without effect if the customer was first. */
async function cancelByShop({ shop, model }: Player, order: ModelOrder): Promise<() => void> {
  const body = { to: 'canceled', reason: 'Sold out' };
  const { isOk } = await shop.post(`/console/orders/${order.id}/step`, 'operator', body);
  return () => {
    if (isOk && order.state === 'pending') model.giveBack(order, 'original');
  };
}

const toWallet: OrderAct = (player, order) => payRest(player, order, 'wallet');
const toCash: OrderAct = (player, order) => payRest(player, order, 'cash_on_delivery');
const cancelTo =
  (refundTo: RefundTo): OrderAct =>
  (player, order) =>
    cancel(player, order, refundTo);

/** Acts that happen at once. Where a late payment could go to two places, the customer wants it where it came from. */
const unpaid: readonly (readonly OrderAct[])[] = [
  [payOnline],
  [payOnline, cancelTo('wallet')],
  [payOnline, cancelTo('original')],
  [payOnline, toWallet],
  [payOnline, toCash],
  [payOnline, toWallet, cancelTo('original')],
  [payOnline, toCash, cancelTo('original')],
  [payOnline, cancelByShop],
  [toWallet, cancelTo('wallet')],
  [payOnline, deliver],
];
const standing: readonly (readonly OrderAct[])[] = [
  [deliver],
  [deliver],
  [deliver],
  [cancelTo('wallet')],
  [cancelTo('original')],
  [cancelByShop],
  [deliver, cancelTo('wallet')],
  [cancelTo('original'), cancelTo('wallet'), cancelByShop],
];

/** One or several acts on one order at once. Their effects are noted when all were answered, the cancellation last. */
export async function actOnOrder(player: Player, order: ModelOrder): Promise<void> {
  const isUnpaid = order.method === 'digital_payment' && !order.hasOnlineMoney;
  const acts = order.state === 'delivered' ? [refund] : player.random.from(isUnpaid ? unpaid : standing);
  const effects = await Promise.all(acts.map((act) => act(player, order)));
  for (const effect of effects) effect();
}
