import type { CartLineId, ItemId, StoreId } from '@rialto/database/ids.ts';
import { sharedBudget, type CacheBudget } from '../../platform/cache/cache-budget.ts';
import { estimateBytes } from '../../platform/cache/estimate-bytes.ts';
import type { Owner } from '../../platform/owner.ts';
import type { FoundCart } from './cart.sql.ts';
import type { Selection } from './selection.ts';

export type RememberedCarts = {
  remember(owner: Owner, cart: FoundCart | null): void;
  /** Without stock, which orders change, and without names of lines. */
  recall(owner: Owner): FoundCart | null;
  forget(owner: Owner): void;
};

/**
 * Keeps the carts that a node read or changed last, so that the next change or order need not read them again. A cart may
 * be outdated: the statement that changes it confirms it.
 */
export function openRememberedCarts(budget: CacheBudget = sharedBudget): RememberedCarts {
  const carts = budget.cache<{ text: string }>();
  return {
    remember(owner, cart) {
      if (!cart || !isKept(cart)) return carts.delete(keyOf(owner));
      const kept = { text: JSON.stringify(packed(cart)) };
      carts.set(keyOf(owner), kept, estimateBytes(kept));
    },
    recall(owner) {
      const kept = carts.get(keyOf(owner));
      // Written by `remember`.
      return kept ? unpacked(JSON.parse(kept.text) as CompactCart) : null;
    },
    forget: (owner) => carts.delete(keyOf(owner)),
  };
}

const keyOf = ({ kind, id }: Owner) => `${kind} ${id}`;

/** Without a token the store has no prices in the cache, and a campaign has no token. */
function isKept({ assortmentToken, hasSaved, lines }: FoundCart): boolean {
  return assortmentToken !== null && !hasSaved && lines.length > 0 && lines.every(({ model }) => model === 'Item');
}

/** Lists and numbers, because many carts are kept and few of them are used again. */
type CompactCart = [
  version: number,
  rowVersion: string,
  storeId: StoreId | null,
  token: string | null,
  updatedAt: number,
  lines: [id: CartLineId, itemId: ItemId, quantity: number, selection: Selection | 0, note: string | 0][],
];

const nothingChosen: Selection = { choices: [], variation: null, addOns: [] };

function packed({ version, rowVersion, storeId, assortmentToken, updatedAt, lines }: FoundCart): CompactCart {
  const kept = lines.map(({ id, itemId, quantity, selection, note }): CompactCart[5][number] => {
    const isPlain = selection.variation === null && selection.choices.length + selection.addOns.length === 0;
    return [id, itemId, quantity, isPlain ? 0 : selection, note ?? 0];
  });
  return [version, rowVersion, storeId, assortmentToken, updatedAt.getTime(), kept];
}

function unpacked([version, rowVersion, storeId, assortmentToken, updatedAt, lines]: CompactCart): FoundCart {
  return {
    ...{ version, rowVersion, storeId, assortmentToken, moved: null, hasSaved: false, updatedAt: new Date(updatedAt) },
    lines: lines.map(([id, itemId, quantity, selection, note]) => ({
      ...{ id, model: 'Item', itemId, nameEn: '', nameAr: null, quantity },
      selection: selection === 0 ? nothingChosen : selection,
      note: note === 0 ? null : note,
    })),
  };
}
