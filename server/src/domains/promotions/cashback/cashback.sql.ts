import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';

export type CashbackRow = {
  id: number;
  titleEn: string;
  titleAr: string | null;
  type: DiscountType;
  value: number;
  minimumMinor: number;
  maximumMinor: number | null;
  startsAt: Date;
  endsAt: Date;
};

/** Running and future offers, soonest to end first. */
export function cashbackAfter(db: Sql, now: Date): Promise<CashbackRow[]> {
  return db<CashbackRow[]>`
    select id, title_en as "titleEn", title_ar as "titleAr", cashback_type as type, cashback as value,
           minimum_minor as "minimumMinor", maximum_minor as "maximumMinor",
           starts_at as "startsAt", ends_at as "endsAt"
    from cashback_offers
    where active and ends_at > ${now}
    order by ends_at, id`;
}
