import { answered } from './answered.ts';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from '../ordering-shop.ts';
import { signedWebhook } from '../paying-shop.ts';
import { balanceOf, fillWallet, switchWallets } from './wallets.ts';

type PlacingReply = { order_id: number; payment_method: string; payment_status: string };

export type WalletShop = OrderingShop & {
  /** A customer with this balance. */
  rich(balanceMinor: number): Promise<Buyer>;
  balance(buyer: Buyer): Promise<number>;
  /** Orders one item for 10.00 to be picked up, and returns its number. */
  buy(buyer: Buyer, wish?: object): Promise<number>;
  /** Posts a body with the credentials of the buyer. */
  send(path: string, buyer: Buyer, body: object, headers?: Record<string, string>): ReturnType<OrderingShop['post']>;
  /** The open payment attempt of an order. */
  attempt(orderId: number): Promise<string>;
  /** Prepares the provider's message about a payment; the result posts it. */
  message(paymentId: string, kind?: 'paid' | 'failed'): Promise<() => Promise<number>>;
  stateOf(orderId: number): Promise<{ status: string; method: string; paid: string; wallet: number }>;
};

/** A shop with wallets, where an item costs 10.00 and is never out of stock. */
export async function openWalletShop(): Promise<WalletShop> {
  const shop = await openOrderingShop();
  const { sql } = shop;
  await switchWallets(shop, true);
  const send: WalletShop['send'] = (path, buyer, body, headers = {}) =>
    shop.post(path, { ...body, ...buyer.guest }, { ...buyer.headers, ...headers });
  let lastKey = 0;
  return {
    ...shop,
    send,
    rich: async (balanceMinor) => {
      const buyer = await shop.customer();
      if (balanceMinor > 0) await fillWallet(sql, buyer.id, balanceMinor);
      return buyer;
    },
    balance: (buyer) => balanceOf(sql, buyer.id),
    buy: async (buyer, wish = {}) => {
      const body = { order_type: 'take_away', buy_now: { item_id: 1, quantity: 1 }, ...wish };
      const answer = await shop.place(buyer, body, `buy-${(lastKey += 1)}`);
      if (answer.statusCode !== 200) throw new Error(`Placing was refused: ${answer.body}`);
      return answer.json<PlacingReply>().order_id;
    },
    attempt: async (orderId) => {
      const [row] = await sql<{ id: string }[]>`
        select id from payments where order_id = ${orderId} and status = 'open'`;
      return row?.id ?? '';
    },
    message: async (paymentId, kind = 'paid') => {
      const { body: payload, headers } = await signedWebhook(sql, NOON, paymentId, { kind });
      const url = '/api/v1/payments/webhook/sandbox';
      return async () => (await answered(() => shop.http.inject({ method: 'POST', url, payload, headers }))).statusCode;
    },
    stateOf: async (orderId) => {
      const [row] = await sql<{ status: string; method: string; paid: string; wallet: number }[]>`
        select status, payment_method as method, payment_status as paid, wallet_minor as wallet
        from orders where id = ${orderId}`;
      if (!row) throw new Error('Order not found');
      return row;
    },
  };
}
