import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { StaffRole } from '@rialto/rules/staff/permissions.ts';

export type NewStaff = {
  name: string;
  email: string | null;
  role: StaffRole;
  storeIds: readonly StoreId[];
  isSimulated?: boolean;
  now: Date;
};

export async function insertStaff(tx: Sql, member: NewStaff): Promise<StaffId> {
  const { name, email, role, storeIds, isSimulated = false, now } = member;
  const [row] = await tx<{ id: StaffId }[]>`
    insert into staff (name, email, role, is_simulated, created_at)
    values (${name}, ${email}, ${role}, ${isSimulated}, ${now}) returning id`;
  const id = (row as { id: StaffId }).id;
  await tx`insert into staff_stores (staff_id, store_id) select ${id}, unnest(${storeIds}::bigint[])`;
  return id;
}

/** The active program with a name and role. */
export async function findStaffByName(db: Sql, name: string, role: StaffRole): Promise<StaffId | null> {
  const rows = await db<{ id: StaffId }[]>`
    select id from staff where name = ${name} and role = ${role} and email is null and is_active order by id limit 1`;
  return rows[0]?.id ?? null;
}

type OwnRow = { name: string; email: string | null; hasSecondFactor: boolean };

export async function findStaffAccount(db: Sql, id: StaffId): Promise<OwnRow> {
  const [row] = await db<OwnRow[]>`
    select name, email,
      exists (select from staff_factors f where f.staff_id = s.id and f.confirmed_at is not null) as "hasSecondFactor"
    from staff s where id = ${id}`;
  return row as OwnRow;
}

export type Credentials = { id: StaffId; passwordHash: string | null; hasSecondFactor: boolean };

/** The active member of staff with this email. */
export async function findCredentials(db: Sql, email: string): Promise<Credentials | null> {
  const rows = await db<Credentials[]>`
    select id, password_hash as "passwordHash",
      exists (select from staff_factors f where f.staff_id = s.id and f.confirmed_at is not null) as "hasSecondFactor"
    from staff s where email = ${email} and is_active`;
  return rows[0] ?? null;
}

type PasswordRow = { name: string; email: string | null; passwordHash: string | null };

export async function findPassword(db: Sql, id: StaffId): Promise<PasswordRow> {
  const [row] = await db<PasswordRow[]>`
    select name, email, password_hash as "passwordHash" from staff where id = ${id}`;
  return row as PasswordRow;
}

export async function savePassword(tx: Sql, id: StaffId, passwordHash: string): Promise<void> {
  await tx`update staff set password_hash = ${passwordHash} where id = ${id}`;
}
