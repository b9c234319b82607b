import type { Reward } from '@rialto/rules/price/reward.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type StoredBonus = Reward & {
  id: number;
  titleEn: string;
  titleAr: string | null;
  startsAt: Date;
  endsAt: Date;
  isActive: boolean;
};

/** All bonuses, also past ones and those that are switched off. */
export function allBonuses(db: Sql): Promise<StoredBonus[]> {
  return db<StoredBonus[]>`
    select id, title_en as "titleEn", title_ar as "titleAr", bonus_type as type, bonus as value,
      minimum_minor as "minimumMinor", maximum_minor as "maximumMinor", starts_at as "startsAt", ends_at as "endsAt",
      active as "isActive"
    from wallet_bonuses order by ends_at desc, id`;
}

export async function lockBonuses(tx: Sql): Promise<void> {
  await tx`lock table wallet_bonuses in share row exclusive mode`;
}

export async function writeBonuses(tx: Sql, rows: readonly StoredBonus[]): Promise<void> {
  await tx`delete from wallet_bonuses where not id = any(${rows.map(({ id }) => id)}::int[])`;
  await tx`
    insert into wallet_bonuses (id, title_en, title_ar, bonus_type, bonus, minimum_minor, maximum_minor, starts_at,
      ends_at, active)
    select r.id, r."titleEn", r."titleAr", r.type, r.value, r."minimumMinor", r."maximumMinor", r."startsAt",
      r."endsAt", r."isActive"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id int, "titleEn" text, "titleAr" text, type text, value bigint, "minimumMinor" bigint,
        "maximumMinor" bigint, "startsAt" timestamptz, "endsAt" timestamptz, "isActive" boolean)
    on conflict (id) do update set title_en = excluded.title_en, title_ar = excluded.title_ar,
      bonus_type = excluded.bonus_type, bonus = excluded.bonus, minimum_minor = excluded.minimum_minor,
      maximum_minor = excluded.maximum_minor, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      active = excluded.active`;
}
