import type { PaymentDetail, PaymentQuestion } from '@rialto/database/documents/offline-method.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type StoredMethod = {
  id: number;
  nameEn: string;
  nameAr: string | null;
  details: PaymentDetail[];
  questions: PaymentQuestion[];
  isActive: boolean;
};

/** All methods, also those that are switched off. */
export function allOfflineMethods(db: Sql): Promise<StoredMethod[]> {
  return db<StoredMethod[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", details, questions, active as "isActive"
    from offline_payment_methods order by position, id`;
}

export async function lockOfflineMethods(tx: Sql): Promise<void> {
  await tx`lock table offline_payment_methods in share row exclusive mode`;
}

/** Payments name their method, so methods are switched off instead of deleted. */
export async function writeOfflineMethods(
  tx: Sql,
  rows: readonly (StoredMethod & { position: number })[],
): Promise<void> {
  await tx`update offline_payment_methods set active = false where not id = any(${rows.map(({ id }) => id)}::int[])`;
  await tx`
    insert into offline_payment_methods (id, name_en, name_ar, details, questions, position, active)
    select r.id, r."nameEn", r."nameAr", r.details, r.questions, r.position, r."isActive"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id int, "nameEn" text, "nameAr" text, details jsonb, questions jsonb, position int, "isActive" boolean)
    on conflict (id) do update set name_en = excluded.name_en, name_ar = excluded.name_ar, details = excluded.details,
      questions = excluded.questions, position = excluded.position, active = excluded.active`;
}
