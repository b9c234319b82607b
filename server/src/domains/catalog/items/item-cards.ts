import type { Item } from '@rialto/contract/shapes/item.ts';
import { sharedBudget } from '../../../platform/cache/cache-budget.ts';
import { estimateBytes } from '../../../platform/cache/estimate-bytes.ts';
import type { Categories } from '../categories/category-tree.ts';
import type { ModuleList } from '../modules/list-modules.ts';
import type { CatalogViewer } from '../catalog-viewer.ts';
import type { StoreIndexes } from '../stores/store-index.ts';
import type { CardContext } from './items.view.ts';
import { itemCard } from './items.view.ts';
import type { ItemRow } from './item-row.sql.ts';

/** Finds the store, module type and categories of item rows. */
export type CardContexts = { of(rows: readonly ItemRow[]): Promise<ContextLookup> };
/** The parts are replaced by new objects when anything in them changes, so they can be part of a cache key. */
type ContextLookup = { of: (row: ItemRow) => CardContext | null; parts: readonly object[] };

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
      return { of, parts: [tree, all, ...indexOf.values()] };
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
  const isShared = serials.has(rows);
  const minute = Math.floor(viewer.now.getTime() / MINUTE_MS);
  const { language, digits, point } = viewer;
  const versions = [rows, ...contexts.parts].map(serialOf).join();
  const key = `${versions} ${minute} ${language} ${digits} ${point?.lat} ${point?.lng}`;
  const known = isShared ? cachedCards.get(key) : undefined;
  if (known) return known;
  const cards = rows.flatMap((row) => {
    const context = contexts.of(row);
    return context ? [itemCard(row, context, viewer)] : [];
  });
  if (isShared) cacheCards(key, cards, minute);
  return cards;
}

const MINUTE_MS = 60_000;
/** Lists are cached, so visitors at the same point share the cards of one list for a minute. */
const cachedCards = sharedBudget.cache<Item[]>();
let cachedMinute = 0;

function cacheCards(key: string, cards: Item[], minute: number): void {
  if (minute !== cachedMinute) cachedCards.clear();
  cachedMinute = minute;
  cachedCards.set(key, cards, estimateBytes(cards));
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
