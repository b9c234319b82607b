import type { Item } from '@rialto/contract/shapes/item.ts';
import { byteLru, MIB } from '../../../platform/cache/byte-lru.ts';
import type { Categories } from '../categories/category-tree.ts';
import type { ModuleList } from '../modules/list-modules.ts';
import type { CatalogViewer } from '../catalog-viewer.ts';
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
export async function itemCards(
  rows: readonly ItemRow[],
  viewer: CatalogViewer,
  surroundings: Surroundings,
): Promise<Item[]> {
  const around = await surroundings.of(rows);
  const isShared = serials.has(rows);
  const minute = Math.floor(viewer.now.getTime() / MINUTE_MS);
  const { language, digits, point } = viewer;
  const versions = [rows, ...around.parts].map(serialOf).join();
  const key = `${versions} ${minute} ${language} ${digits} ${point?.lat} ${point?.lng}`;
  const known = isShared ? cachedCards.get(key) : undefined;
  if (known) return known;
  const cards = rows.flatMap((row) => {
    const found = around.of(row);
    return found ? [itemCard(row, found, viewer)] : [];
  });
  if (isShared) cacheCards(key, cards, minute);
  return cards;
}

const MINUTE_MS = 60_000;
const MAX_BYTES = 64 * MIB;
/** Lists are cached, so visitors at the same point share the cards of one list for a minute. */
const cachedCards = byteLru<Item[]>({ maxBytes: MAX_BYTES });
let cachedMinute = 0;

function cacheCards(key: string, cards: Item[], minute: number): void {
  if (minute !== cachedMinute) cachedCards.clear();
  cachedMinute = minute;
  cachedCards.set(key, cards);
}

/** Numbers objects, so that a key can name them without keeping them in memory. Rows without a number are seen for the first time. */
const serials = new WeakMap<object, number>();
let lastSerial = 0;

function serialOf(part: object): number {
  const known = serials.get(part);
  if (known !== undefined) return known;
  lastSerial += 1;
  serials.set(part, lastSerial);
  return lastSerial;
}
