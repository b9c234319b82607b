import { sharedBudget, type CacheBudget } from '../../../platform/cache/cache-budget.ts';
import { estimateBytes } from '../../../platform/cache/estimate-bytes.ts';
import type { Owner } from '../../../platform/owner.ts';
import type { FoundCart } from '../../cart/cart.public.ts';
import type { CustomerFacts } from '../customer-facts.sql.ts';

/** What a quote read of a buyer. */
export type RememberedBuyer = { cart: FoundCart; customer: CustomerFacts | null; balanceMinor: number | null };

export type RememberedBuyers = {
  remember(owner: Owner, buyer: Omit<RememberedBuyer, 'cart'> & { cart: FoundCart | null }): void;
  /** Null also if the order in that cart was placed. */
  recall(owner: Owner): RememberedBuyer | null;
  forget(owner: Owner): void;
};

/**
 * Keeps what a node quoted, so that the order that follows need not read it again. It may be outdated: the statements of
 * the order confirm it.
 */
export function openRememberedBuyers(budget: CacheBudget = sharedBudget): RememberedBuyers {
  const buyers = budget.cache<RememberedBuyer>();
  return {
    remember(owner, { cart, ...rest }) {
      // Without a token the cart's store has no prices in the cache.
      if (!cart?.assortmentToken || cart.lines.length === 0) return;
      const buyer = { ...rest, cart: { ...cart, lines: cart.lines.map(withoutStock) } };
      buyers.set(keyOf(owner), buyer, estimateBytes(buyer));
    },
    recall: (owner) => buyers.get(keyOf(owner)) ?? null,
    forget: (owner) => buyers.delete(keyOf(owner)),
  };
}

const keyOf = ({ kind, id }: Owner) => `${kind} ${id}`;

/** Orders change the stock, so it is assumed instead. */
function withoutStock({ id, model, itemId, nameEn, nameAr, selection, note, quantity }: FoundCart['lines'][number]) {
  return { id, model, itemId, nameEn, nameAr, selection, note, quantity };
}
