import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import {
  brandKeys,
  categoryKeys,
  conditionKeys,
  moduleKeys,
  storeKeys,
  zoneKeys,
  type KeyedBrand,
  type KeyedCategory,
  type KeyedName,
  type KeyedStore,
} from '../../catalog/catalog.public.ts';
import { stagedKeys } from '../staging.sql.ts';

type Id = { id: number; key: string };

/** What rows may refer to, by key. A thing that the import is going to add has the id 0. */
export type Catalogue = {
  module(name: string): Id | undefined;
  zone(name: string): Id | undefined;
  categories: Map<string, KeyedCategory>;
  brands: Map<string, KeyedBrand>;
  conditions: Map<string, KeyedName>;
  /** Only those of the member who imports. */
  stores: Map<string, KeyedStore>;
};

export async function readCatalogue(db: Sql, storeIds: readonly StoreId[] | null): Promise<Catalogue> {
  // One after the other: a step reads them in its transaction.
  const modules = await moduleKeys(db);
  const zones = await zoneKeys(db);
  const categories = await categoryKeys(db);
  const brands = await brandKeys(db);
  const conditions = await conditionKeys(db);
  const stores = await storeKeys(db, storeIds);
  return {
    module: finder(modules),
    zone: finder(zones),
    categories: byKey(categories),
    brands: byKey(brands),
    conditions: byKey(conditions),
    stores: byKey(stores),
  };
}

/** Adds what the file itself contains, so that rows can refer to it before it is imported. */
export async function withStaged(db: Sql, importId: number, catalogue: Catalogue): Promise<Catalogue> {
  const all = { ...catalogue };
  const { categories, brands, conditions, stores } = all;
  const lists: Record<string, Map<string, unknown>> = { categories, brands, conditions, stores };
  for (const { entity, key, fields } of await stagedKeys(db, importId)) {
    const list = lists[entity];
    const known = list?.get(key) as KeyedStore | undefined;
    const moduleId = catalogue.module(textOf(fields['module']))?.id ?? known?.moduleId ?? 0;
    const parentKey = 'parent' in fields ? (fields['parent'] ?? null) : null;
    const names = { nameEn: textOf(fields['nameEn']) || (known?.nameEn ?? ''), nameAr: fields['nameAr'] ?? null };
    list?.set(key, { ...known, id: known?.id ?? 0, slug: known?.slug ?? '', key, moduleId, parentKey, ...names });
  }
  return all;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function byKey<T extends Id>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.key, row]));
}

/** By name in any case, or by id. */
function finder(rows: readonly Id[]): (name: string) => Id | undefined {
  const found = new Map(
    rows.flatMap(
      (row) =>
        [
          [row.key.toLowerCase(), row],
          [String(row.id), row],
        ] as const,
    ),
  );
  return (name) => found.get(name.toLowerCase());
}
