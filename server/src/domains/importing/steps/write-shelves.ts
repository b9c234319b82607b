import type { Sql } from '@rialto/database/sql.ts';
import {
  freeIds,
  freeSlugs,
  refreshSearchWords,
  saveBrands,
  saveCategories,
  saveConditions,
  type ShelfWrite,
} from '../../catalog/catalog.public.ts';
import type { Catalogue } from './catalogue.ts';
import type { Plan } from './plan-row.ts';
import type { ShelfName, Shelves } from './plan-shelves.ts';

const save: { [Name in ShelfName]: (tx: Sql, writes: readonly ShelfWrite<Shelves[Name]>[]) => Promise<void> } = {
  brands: saveBrands,
  conditions: saveConditions,
  categories: saveCategories,
};

/** Adds and changes the planned brands, conditions or categories. */
export async function writeShelf<Name extends ShelfName>(
  tx: Sql,
  name: Name,
  plans: readonly Plan<Shelves[Name]>[],
  catalogue: Catalogue,
): Promise<void> {
  const writes = plans.filter(({ change }) => change !== 'unchanged');
  const added = writes.filter(({ id }) => id === null);
  const ids = await freeIds(tx, name, added.length);
  const slugs = await freeSlugs(
    tx,
    name,
    added.map(({ record }) => record.nameEn),
  );
  const newNames = new Map(added.map((plan, at) => [plan, { id: ids[at] ?? 0, slug: slugs[at] ?? '' }]));
  // A category may be the parent of another one of the same file.
  const newIds = new Map(added.map(({ record }, at) => [record.key, ids[at] ?? 0]));
  const parentIdOf = (parent: string) => newIds.get(parent) ?? catalogue.categories.get(parent)?.id ?? null;
  const rows = writes.map((plan) => {
    const { record, id } = plan;
    const parent = 'parent' in record ? record.parent : null;
    return {
      ...(newNames.get(plan) ?? { id: id ?? 0, slug: record.key }),
      moduleId: 'module' in record ? (catalogue.module(record.module)?.id ?? 0) : 0,
      parentId: parent === null ? null : parentIdOf(parent),
      record,
    };
  });
  const parentsFirst = rows.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null));
  if (rows.length > 0) await save[name](tx, parentsFirst);
  for (const { id, changed } of writes) if (id !== null && isRenamed(changed)) await refreshWordsOf(tx, name, id);
}

const isRenamed = (changed: readonly string[]) => changed.includes('nameEn') || changed.includes('nameAr');

/** Items are found by the names of their category and brand too. */
async function refreshWordsOf(tx: Sql, name: ShelfName, id: number): Promise<void> {
  if (name === 'categories') await refreshSearchWords(tx, { categoryId: id });
  if (name === 'brands') await refreshSearchWords(tx, { brandId: id });
}
