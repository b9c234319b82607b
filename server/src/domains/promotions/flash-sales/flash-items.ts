import {
  canBeOrdered,
  itemCards,
  openFirst,
  type Catalog,
  type CatalogViewer,
  type Ordering,
} from '../../catalog/catalog.public.ts';
import { flashItemCard, type FlashItem } from './flash-sales.view.ts';
import type { SaleEntry } from './flash-sales.sql.ts';
import type { FlashSales } from './open-flash-sales.ts';

/** Entries of a sale with the cards of their items. An entry of an inactive item is left out. */
export async function flashItems(
  entries: readonly SaleEntry[],
  flashSales: FlashSales,
  { cardContexts }: Pick<Catalog, 'cardContexts'>,
  viewer: CatalogViewer,
): Promise<FlashItem[]> {
  const rows = await flashSales.items(entries, viewer.zoneIds);
  const cardOf = new Map((await itemCards(rows, viewer, cardContexts)).map((card) => [card.id, card]));
  return entries.flatMap((entry) => {
    const card = cardOf.get(entry.itemId);
    return card ? [flashItemCard(entry, card)] : [];
  });
}

/** The entries that can be ordered, then the others, each in the order of the sale. */
export function openEntriesFirst(entries: readonly SaleEntry[], { orderable }: Ordering): SaleEntry[] {
  return openFirst(entries, (entry) => canBeOrdered(orderable, entry));
}
