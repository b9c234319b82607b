import type { ConsoleAddOn } from '@rialto/contract/calls/console/add-ons.ts';
import type { StoreId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { amount, minorOf } from '../../../../platform/wire-values.ts';
import { worksFor } from '../check-references.ts';
import type { ConsoleCall } from '../console-call.ts';
import { unusedId } from '../new-entries.sql.ts';
import { readOwnStore } from '../stores/change-store.ts';
import { addOnsOf, insertAddOn, lockAddOn, updateAddOn, type AddOnRow } from './add-ons.sql.ts';

export type AddOnFields = Pick<ConsoleAddOn, 'name' | 'price' | 'active'>;
const subject = 'add_on' as const;

export function addOnFields({ nameEn, nameAr, priceMinor, isActive }: AddOnRow, digits: number): AddOnFields {
  return { name: { en: nameEn, ar: nameAr }, price: amount(priceMinor, digits), active: isActive };
}

export function consoleAddOn(row: AddOnRow, { digits }: Pick<ConsoleCall, 'digits'>): ConsoleAddOn {
  return { ...addOnFields(row, digits), id: row.id, store_id: row.storeId, item_count: row.itemCount };
}

export async function listAddOns(db: Sql, storeId: StoreId, call: ConsoleCall): Promise<ConsoleAddOn[]> {
  const { id } = await readOwnStore(db, storeId, call);
  return (await addOnsOf(db, id)).map((row) => consoleAddOn(row, call));
}

type NewAddOn = Pick<AddOnFields, 'name' | 'price'> & { store_id: number };

export function addAddOn(db: Sql, { store_id: storeId, name, price }: NewAddOn, call: ConsoleCall): Promise<AddOnRow> {
  const { staff, now, digits } = call;
  return inTransaction(db, async (tx) => {
    await readOwnStore(tx, storeId, { staff });
    const id = await unusedId(tx, 'add_ons');
    const prices = { priceMinor: minorOf(price, digits), isActive: true, itemCount: 0 };
    const row = { id, storeId, nameEn: name.en, nameAr: name.ar, ...prices };
    await insertAddOn(tx, row);
    const change = { staff, now, action: 'addAddOn', subject, subjectId: id, storeId };
    await recordChange(tx, { ...change, before: null, after: addOnFields(row, digits) });
    return row;
  });
}

type AddOnChange = { id: number; changes: Partial<AddOnFields>; action: string };

/** Changes the given fields, in the caller's transaction. */
export async function writeAddOnChange(
  tx: Sql,
  { id, changes, action }: AddOnChange,
  { staff, now, digits }: ConsoleCall,
): Promise<{ changeId: number | null; row: AddOnRow }> {
  const former = await lockOwnAddOn(tx, id, { staff });
  const before = addOnFields(former, digits);
  const after = { ...before, ...changes };
  const { name, price, active } = after;
  const row = { ...former, nameEn: name.en, nameAr: name.ar, priceMinor: minorOf(price, digits), isActive: active };
  await updateAddOn(tx, row);
  const change = { staff, now, action, subject, subjectId: id, storeId: former.storeId };
  return { changeId: await recordChange(tx, { ...change, before, after }), row };
}

export async function lockOwnAddOn(tx: Sql, id: number, { staff }: Pick<ConsoleCall, 'staff'>): Promise<AddOnRow> {
  const addOn = await lockAddOn(tx, id);
  if (!addOn || !worksFor(staff, addOn.storeId)) throw new RefusalError({ code: 'not_found' });
  return addOn;
}
