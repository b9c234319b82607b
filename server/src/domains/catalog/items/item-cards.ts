import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Categories } from '../categories/category-tree.ts';
import type { ModuleList } from '../modules/list-modules.ts';
import type { CatalogViewer } from '../catalog-viewer.ts';
import type { StoreIndexes } from '../stores/store-index.ts';
import type { CardContext } from './items.view.ts';
import { itemCard } from './items.view.ts';
import type { ItemRow } from './item-row.sql.ts';

/** Finds the store, module type and categories of item rows. */
export type CardContexts = { of(rows: readonly ItemRow[]): Promise<ContextLookup> };
type ContextLookup = { of: (row: ItemRow) => CardContext | null };

type Parts = { storeIndexes: StoreIndexes; categories: Categories; modules: ModuleList };

export function openCardContexts({ storeIndexes, categories, modules }: Parts): CardContexts {
  return {
    async of(rows) {
      const places = new Map(rows.map(({ zoneId, moduleId }) => [`${zoneId}:${moduleId}`, { zoneId, moduleId }]));
      const [tree, all, ...found] = await Promise.all([
        categories.tree(),
        modules.all(),
        ...[...places].map(
          async ([key, { zoneId, moduleId }]) => [key, await storeIndexes.of([zoneId], moduleId)] as const,
        ),
      ]);
      const indexOf = new Map(found);
      const typeOf = new Map(all.map(({ id, moduleType }) => [id, moduleType]));
      const of = (row: ItemRow) => {
        const store = indexOf.get(`${row.zoneId}:${row.moduleId}`)?.byId.get(row.storeId);
        const moduleType = typeOf.get(row.moduleId);
        return store && moduleType ? { store, moduleType, categories: tree } : null;
      };
      return { of };
    },
  };
}

/** The cards of rows. A row whose store or module has just become inactive has none. */
export async function itemCards(
  rows: readonly ItemRow[],
  viewer: CatalogViewer,
  cardContexts: CardContexts,
): Promise<Item[]> {
  const contexts = await cardContexts.of(rows);
  return rows.flatMap((row) => {
    const context = contexts.of(row);
    return context ? [itemCard(row, context, viewer)] : [];
  });
}
