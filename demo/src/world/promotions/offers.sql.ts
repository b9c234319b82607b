import type { Sql } from '@rialto/database/sql.ts';
import { daysFrom } from '../days-from.ts';
import type { PlannedCoupon } from './plan-coupons.ts';
import { cashbackTexts, offlineMethods, parcelInstructions, reasons, tips } from './texts/offer-texts.ts';

export async function insertCoupons(db: Sql, coupons: PlannedCoupon[]): Promise<void> {
  const rows = coupons.map(({ title, ...coupon }) => ({ ...coupon, ...title }));
  await db`
    insert into coupons (id, code, kind, title_en, title_ar, module_id, store_id, zone_id, discount_type, discount,
      minimum_minor, maximum_discount_minor, limit_per_customer, total_limit, used_count, public, starts_at, ends_at)
    select id, code, kind, en, ar, "moduleId", "storeId", "zoneId", "discountType", discount, "minimumMinor",
      "maximumDiscountMinor", "limitPerCustomer", "totalLimit", "usedCount", "isPublic", "startsAt", "endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, code text, kind text, en text, ar text, "moduleId" int, "storeId" bigint, "zoneId" int,
           "discountType" text, discount bigint, "minimumMinor" bigint, "maximumDiscountMinor" bigint,
           "limitPerCustomer" int, "totalLimit" int, "usedCount" int, "isPublic" boolean, "startsAt" timestamptz,
           "endsAt" timestamptz)`;
}

export async function insertCashback(db: Sql, now: Date): Promise<void> {
  const rows = cashbackTexts.map(({ title, starts, ends, ...offer }, index) => ({
    ...{ ...offer, ...title, id: index + 1, startsAt: daysFrom(now, starts), endsAt: daysFrom(now, ends) },
  }));
  await db`
    insert into cashback_offers (id, title_en, title_ar, cashback_type, cashback, minimum_minor, maximum_minor,
      starts_at, ends_at)
    select id, en, ar, "cashbackType", cashback, "minimumMinor", "maximumMinor", "startsAt", "endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, en text, ar text, "cashbackType" text, cashback bigint, "minimumMinor" bigint,
           "maximumMinor" bigint, "startsAt" timestamptz, "endsAt" timestamptz)`;
}

/** Reasons, tips and other short lists that ordering needs. */
export async function insertLists(db: Sql): Promise<void> {
  const numbered = <T extends object>(rows: T[]) => rows.map((row, index) => ({ ...row, id: index + 1 }));
  await db`
    insert into parcel_instructions (id, text_en, text_ar, position)
    select id, en, ar, id from jsonb_to_recordset(${JSON.stringify(numbered(parcelInstructions))}::jsonb)
      as x(id int, en text, ar text)`;
  await db`
    insert into tips (amount_minor, chosen_count)
    select "amountMinor", "chosenCount"
    from jsonb_to_recordset(${JSON.stringify(tips.map(([amountMinor, chosenCount]) => ({ amountMinor, chosenCount })))}::jsonb)
      as x("amountMinor" bigint, "chosenCount" int)`;
  await db`
    insert into reasons (id, kind, audience, text_en, text_ar, position)
    select id, kind, audience, en, ar, id
    from jsonb_to_recordset(${JSON.stringify(numbered(reasons.map(({ text, ...reason }) => ({ ...reason, ...text }))))}::jsonb)
      as x(id int, kind text, audience text, en text, ar text)`;
  await db`
    insert into offline_payment_methods (id, name_en, name_ar, details, questions, position)
    select id, en, ar, details, questions, id
    from jsonb_to_recordset(${JSON.stringify(numbered(offlineMethods.map(({ name, ...method }) => ({ ...method, ...name }))))}::jsonb)
      as x(id int, en text, ar text, details jsonb, questions jsonb)`;
}
