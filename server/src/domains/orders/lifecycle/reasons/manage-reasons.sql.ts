import type { Sql } from '@rialto/database/sql.ts';

type ReasonRow = {
  id: number;
  kind: 'cancellation' | 'refund';
  audience: 'customer' | 'store' | 'deliveryman';
  text: { en: string; ar: string | null };
  is_active: boolean;
};

/** All reasons, also those that are switched off. */
export function allReasons(db: Sql): Promise<ReasonRow[]> {
  return db<ReasonRow[]>`
    select id, kind, audience, jsonb_build_object('en', text_en, 'ar', text_ar) as text, active as is_active
    from reasons order by position, id`;
}

export async function lockReasons(tx: Sql): Promise<void> {
  await tx`lock table reasons in share row exclusive mode`;
}

export async function writeReasons(tx: Sql, rows: readonly (ReasonRow & { position: number })[]): Promise<void> {
  await tx`delete from reasons where not id = any(${rows.map(({ id }) => id)}::int[])`;
  await tx`
    insert into reasons (id, kind, audience, text_en, text_ar, position, active)
    select r.id, r.kind, r.audience, r.text->>'en', nullif(r.text->>'ar', ''), r.position, r.is_active
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id int, kind text, audience text, text jsonb, position int, is_active boolean)
    on conflict (id) do update set kind = excluded.kind, audience = excluded.audience, text_en = excluded.text_en,
      text_ar = excluded.text_ar, position = excluded.position, active = excluded.active`;
}
