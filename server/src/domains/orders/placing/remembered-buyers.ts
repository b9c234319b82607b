import { sharedBudget } from '../../../platform/cache/cache-budget.ts';
import { estimateBytes } from '../../../platform/cache/estimate-bytes.ts';
import type { Owner } from '../../../platform/owner.ts';
import type { FoundCart, RememberedCarts } from '../../cart/cart.public.ts';
import type { CustomerFacts } from '../customer-facts.sql.ts';

type AccountOfBuyer = { customer: CustomerFacts | null; balanceMinor: number | null };

/** What a quote read of a buyer. */
export type RememberedBuyer = AccountOfBuyer & { cart: FoundCart };

export type RememberedBuyers = {
  remember(owner: Owner, buyer: AccountOfBuyer & { cart: FoundCart | null }): void;
  /** Null also if the order in that cart was placed. */
  recall(owner: Owner): RememberedBuyer | null;
  forget(owner: Owner): void;
};

const ofGuest: AccountOfBuyer = { customer: null, balanceMinor: null };

/**
 * Keeps what a node quoted, so that the order that follows need not read it again. It may be outdated: the statements of
 * the order confirm it.
 */
export function openRememberedBuyers(carts: RememberedCarts): RememberedBuyers {
  const accounts = sharedBudget.cache<AccountOfBuyer>();
  return {
    remember(owner, { cart, ...account }) {
      // An order without a cart has read none.
      if (cart) carts.remember(owner, cart);
      if (owner.kind === 'customer') accounts.set(String(owner.id), account, estimateBytes(account));
    },
    recall(owner) {
      const account = owner.kind === 'guest' ? ofGuest : accounts.get(String(owner.id));
      const cart = account ? carts.recall(owner) : null;
      return account && cart ? { ...account, cart } : null;
    },
    forget(owner) {
      carts.forget(owner);
      if (owner.kind === 'customer') accounts.delete(String(owner.id));
    },
  };
}
