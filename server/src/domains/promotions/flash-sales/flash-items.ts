import type { Scope } from '../../../platform/http/scope.ts';
import { itemCards, type Catalog } from '../../catalog/catalog.public.ts';
import { flashItemCard, type FlashItem } from './flash-sales.view.ts';
import type { SaleEntry } from './flash-sales.sql.ts';
import type { FlashSales } from './open-flash-sales.ts';

/** Entries of a sale with the cards of their items. One whose item was switched off a moment ago is left out. */
export async function flashItems(
  entries: readonly SaleEntry[],
  flashSales: FlashSales,
  { seenBy, surroundings }: Pick<Catalog, 'seenBy' | 'surroundings'>,
  scope: Scope,
): Promise<FlashItem[]> {
  const [rows, seen] = await Promise.all([flashSales.items(entries, scope.zoneIds), seenBy(scope)]);
  const cardOf = new Map((await itemCards(rows, seen, surroundings)).map((card) => [card.id, card]));
  return entries.flatMap((entry) => {
    const card = cardOf.get(entry.itemId);
    return card ? [flashItemCard(entry, card)] : [];
  });
}
