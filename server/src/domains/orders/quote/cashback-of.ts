import { goodsMinor, type Bill } from '@rialto/rules/price/order-total.ts';
import type { Owner } from '../../../platform/owner.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import type { BestCashback } from '../../promotions/promotions.public.ts';
import type { QuoteContext } from './quote-context.ts';

type Purchase = { owner: Owner; store: SellingStore | null; bill: Bill };

/** What the customer gets back for this order; null for guests, who have no wallet, and without an offer. */
export async function cashbackOf(
  { owner, store, bill }: Purchase,
  { settings, cashback }: Pick<QuoteContext, 'settings' | 'cashback'>,
): Promise<BestCashback | null> {
  if (owner.kind === 'guest' || !settings.hasWallet || !store) return null;
  return cashback.bestFor(goodsMinor(bill), { moduleId: store.moduleId, storeId: store.id });
}
