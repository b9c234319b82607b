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

/** Returns the id of the row, or null for the staff that the demo plays, whose rows the database leaves out. */
export async function insertAuditRow(tx: Sql, row: NewRow): Promise<number | null> {
  const rows = await tx<{ id: number }[]>`
    insert into audit_log (at, staff_id, action, subject, subject_id, store_id, before, after)
    values (${row.now}, ${row.staff.id}, ${row.action}, ${row.subject}, ${String(row.subjectId)}, ${row.storeId},
            ${row.before === null ? null : JSON.stringify(row.before)}::jsonb,
            ${row.after === null ? null : JSON.stringify(row.after)}::jsonb)
    returning id`;
  return rows[0]?.id ?? null;
}

export type AuditRow = {
  staffId: StaffId;
  action: string;
  subject: string;
  subjectId: string;
  storeId: StoreId | null;
  before: Values | null;
  after: Values | null;
};

export async function findAuditRow(db: Sql, id: number): Promise<AuditRow | null> {
  const rows = await db<AuditRow[]>`
    select staff_id as "staffId", action, subject, subject_id as "subjectId", store_id as "storeId", before, after
    from audit_log where id = ${id}`;
  return rows[0] ?? null;
}
