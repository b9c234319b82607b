import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from './ordering-shop.ts';

export type Quote = Reply<typeof quoteOrder>;

export type QuotingShop = OrderingShop & {
  /** A guest with this quantity of the first item in the cart. */
  with1(quantity?: number): Promise<Buyer>;
  problemsOf(buyer: Buyer, wish?: object): Promise<string[]>;
  /** Changes the shop's settings and waits until a quote shows it. */
  settings(over: object, shows: (quote: Quote) => boolean): Promise<void>;
  /** Runs work at another time than noon. */
  at<T>(moment: string, work: () => Promise<T>): Promise<T>;
};

export function quoteOf(answer: LightMyRequestResponse): Quote {
  return answer.json<Quote>();
}

/** A shop for tests of quotes, with an adjustable clock. */
export async function openQuotingShop(): Promise<QuotingShop> {
  let now = NOON;
  const shop = await openOrderingShop({ clock: () => now });
  const with1: QuotingShop['with1'] = async (quantity = 1) => {
    const buyer = await shop.guest();
    await shop.add(buyer, { item_id: 1, quantity });
    return buyer;
  };
  return {
    ...shop,
    with1,
    problemsOf: async (buyer, wish = {}) => quoteOf(await shop.quote(buyer, wish)).problems.map(({ code }) => code),
    async settings(over, shows) {
      await shop.sql`update shop_settings set settings = settings || ${JSON.stringify(over)}::jsonb`;
      const buyer = await with1();
      await expect.poll(async () => shows(quoteOf(await shop.quote(buyer, { dm_tips: 1 })))).toBe(true);
    },
    async at(moment, work) {
      now = new Date(moment);
      try {
        return await work();
      } finally {
        now = NOON;
      }
    },
  };
}
