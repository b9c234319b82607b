import type { ItemInput } from '@rialto/contract/calls/console/items.ts';
import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { worksFor } from '../check-references.ts';
import type { ConsoleCall } from '../console-call.ts';
import { newSlug, unusedId } from '../new-entries.sql.ts';
import { refreshSearchWords } from '../search-words.ts';
import { checkItem, withKeys } from './check-item.ts';
import { itemFields, itemRecord, stocksOf, type ItemFields } from './console-item.view.ts';
import {
  findItemRecord,
  insertItemRecord,
  lockItemRecord,
  recountItems,
  replaceAddOns,
  replaceStocks,
  updateItemRecord,
  type ItemRecordRow,
} from './item-record.sql.ts';

export type NewItem = ItemInput & Pick<ItemFields, 'name' | 'category_id' | 'price'> & { store_id: StoreId };

/** The values of a new item that were not given. */
const defaults = {
  description: { en: '', ar: null },
  unit: null,
  brand_id: null,
  condition_id: null,
  discount: { type: 'percent', value: 0 },
  stock: null,
  pictures: [],
  food_variations: [],
  choice_options: [],
  variations: [],
  add_on_ids: [],
  maximum_cart_quantity: null,
  available: null,
  veg: null,
  halal: false,
  organic: false,
  recommended: false,
  prescription_required: false,
  active: true,
} satisfies ItemInput;

export function addItem(db: Sql, { store_id: storeId, ...input }: NewItem, call: ConsoleCall): Promise<ItemRecordRow> {
  const { staff, now, digits } = call;
  return inTransaction(db, async (tx) => {
    if (!worksFor(staff, storeId)) throw new RefusalError({ code: 'not_found' });
    const fields: ItemFields = { ...defaults, ...input };
    fields.variations = withKeys(fields.variations);
    const { parentCategoryId } = await checkItem(tx, storeId, fields);
    const id = await unusedId(tx, 'items');
    const slug = await newSlug(tx, 'items', { name: fields.name.en, id });
    await insertItemRecord(tx, { ...itemRecord(fields, parentCategoryId, digits), id, slug, storeId, now });
    await replaceAddOns(tx, id, fields.add_on_ids);
    await replaceStocks(tx, id, stocksOf(fields));
    await refreshSearchWords(tx, { itemIds: [id] });
    await recountItems(tx, [storeId]);
    const item = await requireItem(tx, id);
    const after = { ...itemFields(item, digits), store_id: storeId };
    const change = { staff, now, action: 'addItem', subject: 'item' as const, subjectId: id, storeId };
    await recordChange(tx, { ...change, before: null, after });
    return item;
  });
}

export type ItemChange = { id: ItemId; changes: ItemInput; action: string };
type ItemChangeResult = { changeId: number | null; item: ItemRecordRow };

export function changeItem(db: Sql, change: ItemChange, call: ConsoleCall): Promise<ItemChangeResult> {
  return inTransaction(db, (tx) => writeItemChange(tx, change, call));
}

/** Changes the given fields, in the caller's transaction. Stock that is not given is left to the orders that take it. */
export async function writeItemChange(
  tx: Sql,
  { id, changes, action }: ItemChange,
  { staff, now, digits }: ConsoleCall,
): Promise<ItemChangeResult> {
  const former = await lockOwnItem(tx, id, { staff });
  const before = itemFields(former, digits);
  const fields = { ...before, ...changes };
  fields.variations = withKeys(fields.variations);
  const { parentCategoryId } = await checkItem(tx, former.storeId, fields);
  await updateItemRecord(tx, id, itemRecord(fields, parentCategoryId, digits));
  if (changes.add_on_ids) await replaceAddOns(tx, id, fields.add_on_ids);
  if (changes.stock !== undefined || changes.variations) await replaceStocks(tx, id, stocksOf(fields));
  if (changes.category_id !== undefined || changes.brand_id !== undefined)
    await refreshSearchWords(tx, { itemIds: [id] });
  if (changes.active !== undefined || changes.veg !== undefined) await recountItems(tx, [former.storeId]);
  const item = await requireItem(tx, id);
  const own = { staff, now, action, subject: 'item' as const, subjectId: id, storeId: former.storeId };
  const changeId = await recordChange(tx, { ...own, before, after: itemFields(item, digits) });
  return { changeId, item };
}

async function requireItem(db: Sql, id: ItemId): Promise<ItemRecordRow> {
  const item = await findItemRecord(db, id);
  if (!item) throw new RefusalError({ code: 'not_found' });
  return item;
}

/** An item of a store of the caller; another one is refused like an unknown one. */
export async function readOwnItem(db: Sql, id: ItemId, { staff }: Pick<ConsoleCall, 'staff'>): Promise<ItemRecordRow> {
  const item = await requireItem(db, id);
  if (!worksFor(staff, item.storeId)) throw new RefusalError({ code: 'not_found' });
  return item;
}

export async function lockOwnItem(tx: Sql, id: ItemId, { staff }: Pick<ConsoleCall, 'staff'>): Promise<ItemRecordRow> {
  const item = await lockItemRecord(tx, id);
  if (!item || !worksFor(staff, item.storeId)) throw new RefusalError({ code: 'not_found' });
  return item;
}
