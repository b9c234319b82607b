import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { StaffRole } from '@rialto/rules/staff/permissions.ts';

export type MemberRow = {
  id: StaffId;
  name: string;
  email: string;
  role: StaffRole;
  storeIds: StoreId[];
  lastUsedAt: Date | null;
  hasSecondFactor: boolean;
};

/** The active members who are people; programs have no email. */
export function listMemberRows(db: Sql): Promise<MemberRow[]> {
  return db<MemberRow[]>`
    select s.id, s.name, s.email, s.role, s.last_used_at as "lastUsedAt",
      array(select m.store_id from staff_stores m where m.staff_id = s.id order by m.store_id) as "storeIds",
      exists (select from staff_factors f where f.staff_id = s.id and f.confirmed_at is not null) as "hasSecondFactor"
    from staff s where s.email is not null and s.is_active
    order by array_position(array['owner', 'manager', 'dispatcher', 'support', 'store'], s.role), lower(s.name), s.id`;
}

export type MemberAccount = { id: StaffId; name: string; role: StaffRole; isActive: boolean; storeIds: StoreId[] };

export async function findMemberByEmail(db: Sql, email: string): Promise<MemberAccount | null> {
  const rows = await db<MemberAccount[]>`
    select id, name, role, is_active as "isActive",
      array(select m.store_id from staff_stores m where m.staff_id = s.id order by m.store_id) as "storeIds"
    from staff s where email = ${email}`;
  return rows[0] ?? null;
}

export type ActiveMember = MemberAccount & { email: string };

/** An active member who is a person, locked until the end of the transaction. */
export async function lockMember(tx: Sql, id: StaffId): Promise<ActiveMember | null> {
  const rows = await tx<ActiveMember[]>`
    select id, name, email, role, is_active as "isActive",
      array(select m.store_id from staff_stores m where m.staff_id = s.id order by m.store_id) as "storeIds"
    from staff s where id = ${id} and is_active and email is not null for update`;
  return rows[0] ?? null;
}

export type OwnerRow = { name: string; email: string };

export function listOwners(db: Sql): Promise<OwnerRow[]> {
  return db<OwnerRow[]>`
    select name, email from staff where role = 'owner' and is_active and password_hash is not null order by id`;
}

/** Locks the owners who can sign in, in one order for all transactions, so that two never end each other. */
export async function lockOwners(tx: Sql): Promise<StaffId[]> {
  const rows = await tx<{ id: StaffId }[]>`
    select id from staff where role = 'owner' and is_active and password_hash is not null order by id for update`;
  return rows.map(({ id }) => id);
}

type SavedMember = {
  name: string;
  email: string;
  role: StaffRole;
  storeIds: readonly StoreId[];
  passwordHash: string;
  now: Date;
};

/** Adds a member, or takes back the one who had this email. */
export async function saveMember(tx: Sql, member: SavedMember): Promise<StaffId> {
  const { name, email, role, storeIds, passwordHash, now } = member;
  const [row] = await tx<{ id: StaffId }[]>`
    insert into staff (name, email, role, password_hash, created_at)
    values (${name}, ${email}, ${role}, ${passwordHash}, ${now})
    on conflict (email) do update
      set name = excluded.name, role = excluded.role, password_hash = excluded.password_hash, is_active = true
    returning id`;
  const { id } = row as { id: StaffId };
  await saveStores(tx, id, storeIds);
  return id;
}

export async function saveDuties(tx: Sql, id: StaffId, role: StaffRole, storeIds: readonly StoreId[]): Promise<void> {
  await tx`update staff set role = ${role} where id = ${id}`;
  await saveStores(tx, id, storeIds);
}

async function saveStores(tx: Sql, id: StaffId, storeIds: readonly StoreId[]): Promise<void> {
  await tx`delete from staff_stores where staff_id = ${id}`;
  await tx`insert into staff_stores (staff_id, store_id) select ${id}, unnest(${storeIds}::bigint[])`;
}

export async function deactivateMember(tx: Sql, id: StaffId): Promise<void> {
  await tx`update staff set is_active = false, password_hash = null where id = ${id}`;
}
