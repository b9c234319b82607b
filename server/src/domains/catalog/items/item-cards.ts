import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Categories } from '../categories/category-tree.ts';
import type { ModuleList } from '../modules/list-modules.ts';
import type { Seen } from '../seen.ts';
import type { StoreShelves } from '../stores/store-shelf.ts';
import type { Around } from './items.view.ts';
import { itemCard } from './items.view.ts';
import type { ItemRow } from './item-row.ts';

/** Finds what stands around a row: its store, its module's type, the names of its categories. */
export type Surroundings = { of(rows: readonly ItemRow[]): Promise<(row: ItemRow) => Around | null> };

type Parts = { shelves: StoreShelves; categories: Categories; modules: ModuleList };

export function openSurroundings({ shelves, categories, modules }: Parts): Surroundings {
  return {
    async of(rows) {
      const places = new Map(rows.map(({ zoneId, moduleId }) => [`${zoneId}:${moduleId}`, { zoneId, moduleId }]));
      const [tree, all, ...found] = await Promise.all([
        categories.tree(),
        modules.all(),
        ...[...places].map(async ([key, { zoneId, moduleId }]) => [key, await shelves.of([zoneId], moduleId)] as const),
      ]);
      const shelfOf = new Map(found);
      const typeOf = new Map(all.map(({ id, moduleType }) => [id, moduleType]));
      return (row) => {
        const store = shelfOf.get(`${row.zoneId}:${row.moduleId}`)?.byId.get(row.storeId);
        const moduleType = typeOf.get(row.moduleId);
        return store && moduleType ? { store, moduleType, categories: tree } : null;
      };
    },
  };
}

/** The cards of rows. A row whose store or module was switched off a moment ago has none. */
export async function itemCards(rows: readonly ItemRow[], seen: Seen, surroundings: Surroundings): Promise<Item[]> {
  const aroundOf = await surroundings.of(rows);
  return rows.flatMap((row) => {
    const around = aroundOf(row);
    return around ? [itemCard(row, around, seen)] : [];
  });
}
