import type { OfferForm, OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { saveFlashSale } from '../../catalog/catalog.public.ts';
import { findOfferProblem } from './check-offer.ts';
import { lockAnyOffer } from './lock-any-offer.ts';
import { loggedValues } from './logged-values.ts';
import { findOfferFacts } from './offer-facts.sql.ts';
import type { OfferRow } from './offer-row.ts';
import { insertOffer, updateOffer } from './offer-rows.sql.ts';
import { rowOfForm } from './rows-of-forms.ts';

type SaveRequest = {
  staff: Staff;
  kind: OfferKind;
  /** Null for a new offer. */
  id: number | null;
  form: OfferForm;
  digits: number;
  timeZone: string;
  now: Date;
};

/** Creates or changes an offer after checking its form. */
export function saveOffer(db: Sql, saved: SaveRequest): Promise<number> {
  const { staff, kind, id: known, form, now } = saved;
  return inTransaction(db, async (tx) => {
    const before = known === null ? null : await lockAnyOffer(tx, kind, known);
    const values = await checkedValues(tx, saved);
    requireUsesWithin(values, before);
    const id = await write(tx, saved, values, before);
    const action = known === null ? 'addOffer' : 'changeOffer';
    const columns = Object.keys(values);
    await recordChange(tx, {
      ...{ staff, now, action, subject: kind, subjectId: id, storeId: form.store_id ?? null },
      ...{ before: before && loggedValues(before, columns), after: loggedValues(values, columns) },
    });
    return id;
  });
}

type Values = Omit<OfferRow, 'id' | 'active'>;

async function checkedValues(tx: Sql, { kind, id, form, digits, timeZone }: SaveRequest): Promise<Values> {
  const facts = await findOfferFacts(tx, {
    starts: form.starts ?? null,
    ends: form.ends ?? null,
    timeZone,
    moduleId: form.module_id ?? null,
    zoneId: form.zone_id ?? null,
    storeId: form.store_id ?? null,
    storeIds: form.store_ids ?? [],
    itemIds:
      kind === 'flash_sale' ? (form.items ?? []).map(({ item_id }) => item_id) : form.item_id ? [form.item_id] : [],
    categoryId: form.category_id ?? null,
    code: kind === 'coupon' ? (form.code ?? '').toUpperCase() : null,
    ownId: id,
    pictures: [form.picture, form.picture_ar].filter((name) => typeof name === 'string'),
  });
  const problem = findOfferProblem({ kind, form, digits }, facts);
  if (problem) throw new RefusalError({ code: problem.code, details: { field: problem.field } });
  return rowOfForm({ kind, form, digits }, facts);
}

function requireUsesWithin({ total_limit: limit }: Values, before: OfferRow | null): void {
  if (typeof limit !== 'number' || limit >= (before?.used_count ?? 0)) return;
  throw new RefusalError({ code: 'offer_limit_below_used', details: { field: 'total_limit' } });
}

async function write(
  tx: Sql,
  { kind, id, form, now }: SaveRequest,
  values: Values,
  before: OfferRow | null,
): Promise<number> {
  if (kind === 'flash_sale') {
    const { items = [], module_id: moduleId, title_en, title_ar, starts_at, ends_at } = values;
    const sale = { module_id: moduleId ?? 0, title_en, title_ar, starts_at: starts_at ?? '', ends_at: ends_at ?? '' };
    return saveFlashSale(tx, id, { values: sale, items }, now);
  }
  if (id === null) return insertOffer(tx, kind, values);
  const hasBoth = typeof before?.stock === 'number' && typeof form.stock === 'number';
  // Orders may have taken stock since the form was opened, so the difference is applied.
  const stockChange = hasBoth ? (form.stock ?? 0) - (form.stock_before ?? before.stock ?? 0) : null;
  await updateOffer(tx, kind, { id, values, stockChange });
  return id;
}
