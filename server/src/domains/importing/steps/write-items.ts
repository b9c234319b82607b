import type { Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';
import {
  deleteOtherAddOns,
  deleteOtherStock,
  freeIds,
  freeSlugs,
  insertItems,
  insertStock,
  mergeSearchIndex,
  saveAddOns,
  saveItemAddOns,
  saveStock,
  updateItems,
  type ItemRecord,
  type ItemWrite,
  type KeyedName,
  type KeyedStore,
} from '../../catalog/catalog.public.ts';
import type { Catalogue } from './catalogue.ts';
import type { AddOnPlan } from './plan-add-ons.ts';
import type { Plan } from './plan-row.ts';

type Shop = { catalogue: Catalogue; store: KeyedStore; addOns: AddOnPlan };

/** Adds new items and returns their ids. */
export async function addItems(tx: Sql, plans: readonly Plan<ItemRecord>[], shop: Shop): Promise<number[]> {
  if (plans.length === 0) return [];
  await addNewAddOns(tx, shop);
  const ids = await freeIds(tx, 'items', plans.length);
  const slugs = await freeSlugs(
    tx,
    'items',
    plans.map(({ record }) => `${record.nameEn}-${shop.store.slug}`),
  );
  const writeOf = itemWriter(shop);
  const writes = plans.map(({ record }, at) => writeOf(record, { id: ids[at] ?? 0, slug: slugs[at] ?? '' }));
  await insertItems(tx, shop.store.id, writes);
  await mergeSearchIndex(tx);
  const stocked = writes.filter(({ record }) => record.stock !== null);
  if (stocked.length > 0) await insertStock(tx, stocked);
  const extended = writes.filter(({ addOnIds }) => addOnIds.length > 0);
  if (extended.length > 0) await saveItemAddOns(tx, extended);
  return ids;
}

export async function changeItems(tx: Sql, plans: readonly Plan<ItemRecord>[], shop: Shop): Promise<void> {
  if (plans.length === 0) return;
  await addNewAddOns(tx, shop);
  const writeOf = itemWriter(shop);
  const writes = plans.map((plan) => ({ plan, write: writeOf(plan.record, { id: plan.id ?? 0, slug: '' }) }));
  const where = (...fields: string[]) =>
    writes.filter(({ plan }) => fields.some((field) => plan.changed.includes(field))).map(({ write }) => write);
  await updateItems(
    tx,
    shop.store.id,
    writes.map(({ write }) => write),
  );
  await mergeSearchIndex(tx);
  const extended = where('addOns');
  if (extended.length > 0) {
    await deleteOtherAddOns(tx, extended);
    await saveItemAddOns(tx, extended);
  }
  // Only where the file says so: orders take stock while the import runs. Last, because orders wait for these rows.
  const stocked = where('stock', 'variations');
  if (stocked.length > 0) {
    await deleteOtherStock(tx, stocked);
    await saveStock(tx, stocked);
  }
}

async function addNewAddOns(tx: Sql, { store, addOns }: Shop): Promise<void> {
  const count = addOns.newCount();
  if (count > 0) await saveAddOns(tx, store.id, addOns.takeNew(await freeIds(tx, 'add_ons', count)));
}

type Names = Pick<ItemWrite, 'id' | 'slug'>;

function itemWriter({ catalogue, store, addOns }: Shop): (record: ItemRecord, names: Names) => ItemWrite {
  const shelves = new Map<string, Shelf>();
  return (record, names) => {
    const { category, brand, condition } = record;
    const shelfKey = JSON.stringify([category, brand, condition]);
    const shelf = shelves.get(shelfKey) ?? shelfOf(record, catalogue, store);
    shelves.set(shelfKey, shelf);
    return {
      ...names,
      ...shelf,
      nameSearchEn: searchText(record.nameEn),
      nameSearchAr: searchText(record.nameAr ?? ''),
      addOnIds: addOns.idsOf(record.addOns),
      record,
    };
  };
}

/** What items of the same category, brand and condition share. */
type Shelf = Omit<ItemWrite, keyof Names | 'nameSearchEn' | 'nameSearchAr' | 'addOnIds' | 'record'>;

function shelfOf(record: ItemRecord, catalogue: Catalogue, store: KeyedStore): Shelf {
  const category = catalogue.categories.get(record.category);
  const parent = category?.parentKey ? catalogue.categories.get(category.parentKey) : category;
  const brand = record.brand === null ? null : (catalogue.brands.get(record.brand) ?? null);
  const condition = record.condition === null ? null : (catalogue.conditions.get(record.condition) ?? null);
  const around = [category, parent, brand, store, condition].filter((each) => each !== null && each !== undefined);
  return {
    categoryId: category?.id ?? 0,
    parentCategoryId: parent?.id ?? 0,
    brandId: brand?.id ?? null,
    conditionId: condition?.id ?? null,
    moreSearchEn: joinedSearch(around, 'nameEn'),
    moreSearchAr: joinedSearch(around, 'nameAr'),
  };
}

function joinedSearch(around: readonly KeyedName[], name: 'nameEn' | 'nameAr'): string {
  return searchText([...new Set(around.map((each) => each[name] ?? ''))].join(' '));
}
