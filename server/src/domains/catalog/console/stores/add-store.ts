import type { StoreInput } from '@rialto/contract/calls/console/stores.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { updateStoreDiscounts } from '../../prices/prices.sql.ts';
import type { ConsoleCall } from '../console-call.ts';
import { newSlug, unusedId } from '../new-entries.sql.ts';
import { checkStore } from './check-store.ts';
import { storeFields, storeRecord } from './console-store.view.ts';
import { findStoreRecord, hasModule, insertStoreRecord, type StoreRecordRow } from './store-record.sql.ts';

export type NewStore = StoreInput & Required<Pick<StoreInput, 'name' | 'address' | 'point'>> & { module_id: number };
type Places = {
  /** The zones that contain a point. */
  zonesAt: (point: Point) => readonly { id: number }[];
  /** Of the shop, for a store without its own. */
  timeZone: string;
};

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '09:00', closes: '21:00' }));

/** The values of a new store that were not given. */
const defaults = {
  about: { en: '', ar: null },
  phone: null,
  email: null,
  hours: everyDay,
  holidays: [],
  delivery: true,
  take_away: true,
  schedule_order: false,
  slot_limit: null,
  free_delivery: false,
  takes_cash: true,
  takes_prescriptions: false,
  minimum_order: 0,
  delivery_minutes: { min: 25, max: 40 },
  radius_metres: null,
  tax_percent: 0,
  discount: null,
  logo: null,
  cover: null,
  featured: false,
  active: true,
} satisfies StoreInput;

export function addStore(
  db: Sql,
  { module_id, ...input }: NewStore,
  { zonesAt, timeZone }: Places,
  { staff, now, digits }: ConsoleCall,
): Promise<StoreRecordRow> {
  return inTransaction(db, async (tx) => {
    const zoneId = input.zone_id ?? zonesAt(input.point)[0]?.id;
    if (zoneId === undefined) throw new RefusalError({ code: 'zone_not_served' });
    if (!(await hasModule(tx, module_id))) throw new RefusalError({ code: 'module_unknown' });
    const fields = { ...defaults, timezone: timeZone, ...input, zone_id: zoneId };
    await checkStore(tx, fields);
    const id = await unusedId(tx, 'stores');
    const slug = await newSlug(tx, 'stores', { name: fields.name.en, id });
    await insertStoreRecord(tx, { ...storeRecord(fields, module_id, digits), id, slug, now });
    await updateStoreDiscounts(tx, now);
    const store = await findStoreRecord(tx, id);
    if (!store) throw new Error('The store was just added');
    const after = { ...storeFields(store, digits), module_id };
    await recordChange(tx, {
      staff,
      now,
      action: 'addStore',
      subject: 'store',
      subjectId: id,
      storeId: id,
      before: null,
      after,
    });
    return store;
  });
}
