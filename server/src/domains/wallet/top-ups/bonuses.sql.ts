import type { Sql } from '@rialto/database/sql.ts';
import type { Reward } from '@rialto/rules/price/reward.ts';

export type BonusRow = Reward & { id: number; titleEn: string; titleAr: string | null; startsAt: Date; endsAt: Date };

/** Soonest to end first. */
export function runningBonuses(db: Sql, now: Date): Promise<BonusRow[]> {
  return db<BonusRow[]>`
    select id, title_en as "titleEn", title_ar as "titleAr", bonus_type as type, bonus as value,
      minimum_minor as "minimumMinor", maximum_minor as "maximumMinor", starts_at as "startsAt", ends_at as "endsAt"
    from wallet_bonuses
    where active and starts_at <= ${now} and ends_at > ${now}
    order by ends_at, id`;
}
