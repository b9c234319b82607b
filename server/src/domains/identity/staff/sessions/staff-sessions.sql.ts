import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { StaffRole } from '@rialto/rules/staff/permissions.ts';

type NewStaffSession = {
  tokenHash: Buffer;
  staffId: StaffId;
  device: string;
  now: Date;
  endsAt: Date;
  /** Null for a program. */
  idleUntil: Date | null;
  lacksCode: boolean;
};

export async function insertStaffSession(db: Sql, session: NewStaffSession): Promise<void> {
  const { tokenHash, staffId, device, now, endsAt, idleUntil, lacksCode } = session;
  await db`
    with used as (update staff set last_used_at = ${now} where id = ${staffId})
    insert into staff_sessions (token_hash, staff_id, device, created_at, last_used_at, ends_at, idle_until, lacks_code)
    values (${tokenHash}, ${staffId}, ${device}, ${now}, ${now}, ${endsAt}, ${idleUntil}, ${lacksCode})`;
}

export type StaffOfSession = {
  id: StaffId;
  role: StaffRole;
  storeIds: StoreId[];
  lastUsedAt: Date;
  isOfProgram: boolean;
  isSimulated: boolean;
  lacksCode: boolean;
};

/** The active member of staff of an unexpired session. */
export async function findStaffOfSession(db: Sql, tokenHash: Buffer, now: Date): Promise<StaffOfSession | null> {
  const rows = await db<StaffOfSession[]>`
    select s.id, s.role, array(select m.store_id from staff_stores m where m.staff_id = s.id) as "storeIds",
      coalesce(t.last_used_at, t.created_at) as "lastUsedAt", t.idle_until is null as "isOfProgram",
      t.lacks_code as "lacksCode", s.is_simulated as "isSimulated"
    from staff_sessions t join staff s on s.id = t.staff_id
    where t.token_hash = ${tokenHash} and t.ends_at > ${now} and coalesce(t.idle_until, t.ends_at) > ${now}
      and s.is_active`;
  return rows[0] ?? null;
}

type Touch = { tokenHash: Buffer; staffId: StaffId; now: Date; idleUntil: Date | null };

export async function touchStaffSession(db: Sql, { tokenHash, staffId, now, idleUntil }: Touch): Promise<void> {
  await db`
    with touched as (
      update staff_sessions set last_used_at = ${now}, idle_until = ${idleUntil} where token_hash = ${tokenHash}
    )
    update staff set last_used_at = ${now} where id = ${staffId}`;
}

type NewSession = { tokenHash: Buffer; endsAt: Date; idleUntil: Date };

export async function clearCodeLack(tx: Sql, { tokenHash, endsAt, idleUntil }: NewSession): Promise<void> {
  await tx`
    update staff_sessions set lacks_code = false, ends_at = ${endsAt}, idle_until = ${idleUntil}
    where token_hash = ${tokenHash} and lacks_code`;
}

export type StaffSessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date; isCurrent: boolean };

export function staffSessionsOf(db: Sql, staffId: StaffId, tokenHash: Buffer, now: Date): Promise<StaffSessionRow[]> {
  return db<StaffSessionRow[]>`
    select id, device, created_at as "createdAt", coalesce(last_used_at, created_at) as "lastUsedAt",
      token_hash = ${tokenHash} as "isCurrent"
    from staff_sessions
    where staff_id = ${staffId} and ends_at > ${now} and coalesce(idle_until, ends_at) > ${now} and not lacks_code
    order by coalesce(last_used_at, created_at) desc, id`;
}

/** The member of the deleted session; null if there was none. */
export async function deleteStaffSessionOfToken(db: Sql, tokenHash: Buffer): Promise<StaffId | null> {
  const rows = await db<{ staffId: StaffId }[]>`
    delete from staff_sessions where token_hash = ${tokenHash} returning staff_id as "staffId"`;
  return rows[0]?.staffId ?? null;
}

/** The device of the deleted session; null if this member has no such session. */
export async function deleteStaffSession(tx: Sql, staffId: StaffId, id: string): Promise<string | null> {
  const rows = await tx<{ device: string }[]>`
    delete from staff_sessions where id = ${id} and staff_id = ${staffId} returning device`;
  return rows[0]?.device ?? null;
}

/** Deletes all sessions of a member, except the one with this token hash if given. Returns how many. */
export async function deleteStaffSessionsOf(
  tx: Sql,
  staffId: StaffId,
  exceptHash: Buffer | null = null,
): Promise<number> {
  const rows = await tx`
    delete from staff_sessions
    where staff_id = ${staffId} and (${exceptHash}::bytea is null or token_hash <> ${exceptHash}::bytea)
    returning staff_id`;
  return rows.length;
}

export async function deleteStaffSessionsEndedBefore(db: Sql, before: Date): Promise<number> {
  const rows = await db`
    delete from staff_sessions where least(ends_at, idle_until) < ${before} returning staff_id`;
  return rows.length;
}
