import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Named values of a thing, as JSON. */
export type Values = Record<string, unknown>;

type NewRow = {
  now: Date;
  staff: { id: StaffId };
  action: string;
  subject: string;
  subjectId: string | number | bigint;
  storeId: StoreId | null;
  before: Values | null;
  after: Values | null;
};

export async function insertAuditRow(tx: Sql, row: NewRow): Promise<void> {
  await tx`
    insert into audit_log (at, staff_id, action, subject, subject_id, store_id, before, after)
    values (${row.now}, ${row.staff.id}, ${row.action}, ${row.subject}, ${String(row.subjectId)}, ${row.storeId},
            ${row.before === null ? null : JSON.stringify(row.before)}::jsonb,
            ${row.after === null ? null : JSON.stringify(row.after)}::jsonb)`;
}
