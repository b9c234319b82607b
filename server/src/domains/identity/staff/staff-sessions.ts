import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { StaffRole } from '@rialto/contract/shapes/enums.ts';
import { isOfStores } from '@rialto/rules/staff/permissions.ts';
import type { Staff } from '../../../platform/crew.ts';
import { hashOf, newSecret } from '../secret.ts';
import { findStaffByName, findStaffOfSession, insertStaff, insertStaffSession } from './staff.sql.ts';

const TOKEN_PREFIX = 'st_';
const DAY_MS = 86_400_000;

type NewMember = { name: string; email?: string; role: StaffRole; storeIds?: readonly StoreId[]; now: Date };

export function addStaff(db: Sql, { name, email, role, storeIds = [], now }: NewMember): Promise<StaffId> {
  return inTransaction(db, (tx) => insertStaff(tx, { name, email: email ?? null, role, storeIds, now }));
}

/** The member of staff with this name and role, added if there is none. For programs that act for the operator. */
export async function ensureStaff(db: Sql, member: NewMember): Promise<StaffId> {
  return (await findStaffByName(db, member.name, member.role)) ?? addStaff(db, member);
}

/** A session of a member of staff. Returns its token; only the hash is stored. */
export async function createStaffSession(
  db: Sql,
  { staffId, now, lastsMs = DAY_MS }: { staffId: StaffId; now: Date; lastsMs?: number },
): Promise<string> {
  const token = `${TOKEN_PREFIX}${newSecret()}`;
  await insertStaffSession(db, {
    tokenHash: hashOf(token),
    staffId,
    now,
    endsAt: new Date(now.getTime() + lastsMs),
  });
  return token;
}

/** The member of staff of a token, or null. */
export async function readStaffSession(db: Sql, now: Date, token: string): Promise<Staff | null> {
  if (!token.startsWith(TOKEN_PREFIX)) return null;
  const staff = await findStaffOfSession(db, hashOf(token), now);
  if (staff === null) return null;
  const { id, role, storeIds } = staff;
  return { id, role, storeIds: isOfStores(role) ? storeIds : null };
}
