import type { Sql } from '@rialto/database/sql.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import {
  itemCards,
  itemsWithIds,
  openCardsFirst,
  storeCard,
  type Catalog,
  type CatalogViewer,
} from '../catalog/catalog.public.ts';
import { favouritesOf } from './wishlist.sql.ts';

/** Favourites as cards, what can be ordered first, then latest first, in the visitor's zones and, if given, module. */
export async function listFavourites(
  db: Sql,
  catalog: Pick<Catalog, 'cardContexts' | 'storeIndexes' | 'modules'>,
  customerId: CustomerId,
  viewer: CatalogViewer,
): Promise<{ items: Item[]; stores: Store[] }> {
  const { zoneIds, moduleId } = viewer;
  const [{ itemIds, storeIds }, modules] = await Promise.all([favouritesOf(db, customerId), catalog.modules.all()]);
  const moduleIds = moduleId === null ? modules.map(({ id }) => id) : [moduleId];
  const [rows, storeIndexes] = await Promise.all([
    itemsWithIds(db, itemIds, zoneIds),
    Promise.all(moduleIds.map((id) => catalog.storeIndexes.of(zoneIds, id))),
  ]);
  const here = rows.filter((row) => moduleIds.includes(row.moduleId));
  const stores = storeIds.flatMap((id) => storeIndexes.flatMap((index) => index.byId.get(id) ?? []));
  return {
    items: openCardsFirst(await itemCards(here, viewer, catalog.cardContexts)),
    stores: openCardsFirst(stores.map((row) => storeCard(row, viewer))),
  };
}
