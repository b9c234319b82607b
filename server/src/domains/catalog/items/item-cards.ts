import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Categories } from '../categories/category-tree.ts';
import type { ModuleList } from '../modules/list-modules.ts';
import type { Seen } from '../seen.ts';
import type { StoreShelves } from '../stores/store-shelf.ts';
import type { Around } from './items.view.ts';
import { itemCard } from './items.view.ts';
import type { ItemRow } from './item-row.ts';

/** Finds what stands around a row: its store, its module's type, the names of its categories. */
export type Surroundings = { of(rows: readonly ItemRow[]): Promise<Surrounding> };
/** The parts are other objects as soon as anything in them has changed. */
type Surrounding = { of: (row: ItemRow) => Around | null; parts: readonly object[] };

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
      const of = (row: ItemRow) => {
        const store = shelfOf.get(`${row.zoneId}:${row.moduleId}`)?.byId.get(row.storeId);
        const moduleType = typeOf.get(row.moduleId);
        return store && moduleType ? { store, moduleType, categories: tree } : null;
      };
      return { of, parts: [tree, all, ...shelfOf.values()] };
    },
  };
}

/** The cards of rows. A row whose store or module was switched off a moment ago has none. */
export async function itemCards(rows: readonly ItemRow[], seen: Seen, surroundings: Surroundings): Promise<Item[]> {
  const around = await surroundings.of(rows);
  const known = keptCards.get(rows) ?? new Map<string, Kept>();
  keptCards.set(rows, known);
  const key = `${seen.language} ${seen.digits} ${seen.point?.lat} ${seen.point?.lng}`;
  const minute = Math.floor(seen.now.getTime() / MINUTE_MS);
  const kept = known.get(key);
  if (kept?.minute === minute && isSame(kept.parts, around.parts)) return kept.cards;
  const cards = rows.flatMap((row) => {
    const found = around.of(row);
    return found ? [itemCard(row, found, seen)] : [];
  });
  if (known.size >= MOST_VISITORS) known.clear();
  known.set(key, { minute, parts: around.parts, cards });
  return cards;
}

type Kept = { minute: number; parts: readonly object[]; cards: Item[] };

const MINUTE_MS = 60_000;
const MOST_VISITORS = 20;
/** Lists keep their rows, and visitors who stand together see the same cards of them for a minute. */
const keptCards = new WeakMap<readonly ItemRow[], Map<string, Kept>>();

function isSame(some: readonly object[], others: readonly object[]): boolean {
  return some.length === others.length && some.every((part, index) => part === others[index]);
}
