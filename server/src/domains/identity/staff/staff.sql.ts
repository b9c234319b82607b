import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { StaffRole } from '@rialto/rules/staff/permissions.ts';

export type NewStaff = { name: string; email: string | null; role: StaffRole; storeIds: readonly StoreId[]; now: Date };

export async function insertStaff(tx: Sql, { name, email, role, storeIds, now }: NewStaff): Promise<StaffId> {
  const [row] = await tx<{ id: StaffId }[]>`
    insert into staff (name, email, role, created_at) values (${name}, ${email}, ${role}, ${now}) returning id`;
  const id = (row as { id: StaffId }).id;
  await tx`insert into staff_stores (staff_id, store_id) select ${id}, unnest(${storeIds}::bigint[])`;
  return id;
}

/** The active member of staff with a name and role. */
export async function findStaffByName(db: Sql, name: string, role: StaffRole): Promise<StaffId | null> {
  const rows = await db<{ id: StaffId }[]>`
    select id from staff where name = ${name} and role = ${role} and is_active order by id limit 1`;
  return rows[0]?.id ?? null;
}

export async function findStaffNames(db: Sql, id: StaffId): Promise<{ name: string; email: string | null }> {
  const [row] = await db<{ name: string; email: string | null }[]>`select name, email from staff where id = ${id}`;
  return row as { name: string; email: string | null };
}

type NewStaffSession = { tokenHash: Buffer; staffId: StaffId; now: Date; endsAt: Date };

export async function insertStaffSession(db: Sql, { tokenHash, staffId, now, endsAt }: NewStaffSession): Promise<void> {
  await db`
    insert into staff_sessions (token_hash, staff_id, created_at, ends_at)
    values (${tokenHash}, ${staffId}, ${now}, ${endsAt})`;
}

export type StaffRow = { id: StaffId; role: StaffRole; storeIds: StoreId[] };

/** The active member of staff of an unexpired session. */
export async function findStaffOfSession(db: Sql, tokenHash: Buffer, now: Date): Promise<StaffRow | null> {
  const rows = await db<StaffRow[]>`
    select s.id, s.role, array(select m.store_id from staff_stores m where m.staff_id = s.id) as "storeIds"
    from staff_sessions t join staff s on s.id = t.staff_id
    where t.token_hash = ${tokenHash} and t.ends_at > ${now} and s.is_active`;
  return rows[0] ?? null;
}

export async function deleteStaffSessionsEndedBefore(db: Sql, before: Date): Promise<number> {
  const rows = await db`delete from staff_sessions where ends_at < ${before} returning staff_id`;
  return rows.length;
}
