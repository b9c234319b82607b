import type { Sql } from '@rialto/database/sql.ts';
import { daysFrom } from '../days-from.ts';
import { bonusTexts } from './texts/bonus-texts.ts';

export async function insertBonuses(db: Sql, now: Date): Promise<void> {
  const rows = bonusTexts.map(({ title, starts, ends, ...bonus }, index) => ({
    ...{ ...bonus, ...title, id: index + 1, startsAt: daysFrom(now, starts), endsAt: daysFrom(now, ends) },
  }));
  await db`
    insert into wallet_bonuses (id, title_en, title_ar, bonus_type, bonus, minimum_minor, maximum_minor, starts_at,
      ends_at)
    select id, en, ar, "bonusType", bonus, "minimumMinor", "maximumMinor", "startsAt", "endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, en text, ar text, "bonusType" text, bonus bigint, "minimumMinor" bigint, "maximumMinor" bigint,
           "startsAt" timestamptz, "endsAt" timestamptz)`;
}
