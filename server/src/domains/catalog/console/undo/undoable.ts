import type { LoggedSubject } from '@rialto/contract/shapes/enums.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import type { AuditRow, Values } from '../../../../platform/audit/audit.sql.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { addOnFields, lockOwnAddOn, writeAddOnChange } from '../add-ons/change-add-on.ts';
import { lockItems, withIds } from '../bulk/bulk.sql.ts';
import { bulkValues, withValues, type BulkLog } from '../bulk/bulk-values.ts';
import { writeItems } from '../bulk/change-items.ts';
import type { ConsoleCall } from '../console-call.ts';
import { writeBrandChange } from '../groups/change-brand.ts';
import { writeCategoryChange, writeCategoryOrder } from '../groups/change-category.ts';
import { writeConditionChange } from '../groups/change-condition.ts';
import { allCategories, findBrand, findCategory, findCondition } from '../groups/groups.sql.ts';
import { categoryFields, groupFields } from '../groups/groups.view.ts';
import { lockOwnItem, writeItemChange } from '../items/change-item.ts';
import { itemFields } from '../items/console-item.view.ts';
import { updateSoldOut } from '../items/sold-out.sql.ts';
import { writeStoreChange } from '../stores/change-store.ts';
import { storeFields } from '../stores/console-store.view.ts';
import { lockStoreRecord } from '../stores/store-record.sql.ts';

type Undone = AuditRow & { before: Values };
type Undoable = {
  /** The current values, by the names of the log. */
  read(tx: Sql, row: AuditRow, call: ConsoleCall): Promise<Values>;
  /** Writes the values from before the change. */
  write(tx: Sql, row: Undone, call: ConsoleCall): Promise<unknown>;
};

const action = 'undoChange';
const idOf = ({ subjectId }: AuditRow) => Number(subjectId);

async function required<T>(found: Promise<T | null>): Promise<T> {
  const row = await found;
  if (row === null) throw new RefusalError({ code: 'not_found' });
  return row;
}

const item: Undoable = {
  async read(tx, row, call) {
    const known = await lockOwnItem(tx, idOf(row), call);
    const { soldOutUntil } = known;
    return { ...itemFields(known, call.digits), sold_out_until: soldOutUntil && soldOutUntil.toISOString() };
  },
  async write(tx, row, call) {
    const id = idOf(row);
    if (!('sold_out_until' in row.before)) return writeItemChange(tx, { id, changes: row.before, action }, call);
    const until = row.before['sold_out_until'] as string | null;
    await updateSoldOut(tx, [id], until === null ? null : new Date(until));
    const { staff, now } = call;
    const own = { subject: row.subject as LoggedSubject, subjectId: id, storeId: row.storeId };
    return recordChange(tx, { staff, now, action, ...own, before: row.after, after: row.before });
  },
};

const store: Undoable = {
  read: async (tx, row, { digits }) => storeFields(await required(lockStoreRecord(tx, idOf(row))), digits),
  write: (tx, row, call) => writeStoreChange(tx, { id: idOf(row), changes: row.before, action }, call),
};

const storeItems: Undoable = {
  async read(tx, row, { digits }) {
    const ids = Object.keys((row.after as BulkLog).items).map(Number);
    const rows = await lockItems(tx, idOf(row), withIds(ids));
    const logged = (row.after as BulkLog).items;
    const items = rows.map((each) => {
      const values: Values = bulkValues(each, digits);
      const names = Object.keys(logged[each.id] ?? {});
      return [each.id, Object.fromEntries(names.map((name) => [name, values[name]]))] as const;
    });
    return { items: Object.fromEntries(items) };
  },
  async write(tx, row, call) {
    const { items } = row.before as BulkLog;
    const storeId = idOf(row);
    const former = await lockItems(tx, storeId, withIds(Object.keys(items).map(Number)));
    const rows = former.map((each) => withValues(each, items[each.id] ?? {}, call.digits));
    return writeItems(tx, { storeId, former, rows, action }, call);
  },
};

const category: Undoable = {
  read: async (tx, row) => categoryFields(await required(findCategory(tx, idOf(row)))),
  write: (tx, row, call) => writeCategoryChange(tx, { id: idOf(row), changes: row.before, action }, call),
};

const categoryOrder: Undoable = {
  async read(tx, row) {
    const ids = new Set((row.after as { ids: number[] }).ids);
    return { ids: (await allCategories(tx)).filter(({ id }) => ids.has(id)).map(({ id }) => id) };
  },
  write: (tx, row, call) => writeCategoryOrder(tx, { ids: (row.before as { ids: number[] }).ids, action }, call),
};

const brand: Undoable = {
  read: async (tx, row) => groupFields(await required(findBrand(tx, idOf(row)))),
  write: (tx, row, call) => writeBrandChange(tx, { id: idOf(row), changes: row.before, action }, call),
};

const condition: Undoable = {
  read: async (tx, row) => groupFields(await required(findCondition(tx, idOf(row)))),
  write: (tx, row, call) => writeConditionChange(tx, { id: idOf(row), changes: row.before, action }, call),
};

const addOn: Undoable = {
  read: async (tx, row, call) => addOnFields(await lockOwnAddOn(tx, idOf(row), call), call.digits),
  write: (tx, row, call) => writeAddOnChange(tx, { id: idOf(row), changes: row.before, action }, call),
};

/** What can be undone, by the subject of its entry in the log. */
export const undoable: Partial<Record<string, Undoable>> = {
  item,
  store,
  store_items: storeItems,
  category,
  category_order: categoryOrder,
  brand,
  condition,
  add_on: addOn,
};
