import type { Sql } from '@rialto/database/sql.ts';

export type SummaryRow = { id: number; en: string; ar: string | null };

/** The beginning of the descriptions, long enough to be cut at a character later. */
export function summariesOf(db: Sql, ids: readonly number[], length: number): Promise<SummaryRow[]> {
  return db<SummaryRow[]>`
    select id, left(description_en, ${length}) as en, left(description_ar, ${length}) as ar
    from items where id = any(${ids}::bigint[])`;
}
