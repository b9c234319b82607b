import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { StaffRole } from '@rialto/contract/shapes/enums.ts';
import { isOfStores } from '@rialto/rules/staff/permissions.ts';
import type { Staff } from '../../../../platform/crew.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { hashOf, newSecret } from '../../secret.ts';
import { endStaffSessionsOf } from '../../sessions/end-sessions.ts';
import { findStaffByName, insertStaff } from '../staff.sql.ts';
import { codeDeadline, staffIdleUntil, staffSessionEnd, TOUCH_AFTER_MS } from './staff-session-times.ts';
import { clearCodeLack, findStaffOfSession, insertStaffSession, touchStaffSession } from './staff-sessions.sql.ts';

const TOKEN_PREFIX = 'st_';

type NewMember = {
  name: string;
  email?: string;
  role: StaffRole;
  storeIds?: readonly StoreId[];
  isSimulated?: boolean;
  now: Date;
};

export function addStaff(db: Sql, member: NewMember): Promise<StaffId> {
  const { name, email = null, role, storeIds = [], isSimulated = false, now } = member;
  return inTransaction(db, (tx) => insertStaff(tx, { name, email, role, storeIds, isSimulated, now }));
}

/** The program with this name and role, added if there is none. For programs that act for the operator. */
export async function ensureStaff(db: Sql, member: NewMember): Promise<StaffId> {
  return (await findStaffByName(db, member.name, member.role)) ?? addStaff(db, member);
}

/** A session of a program, which ends at a fixed time. Returns its token; only the hash is stored. */
export async function createStaffSession(
  db: Sql,
  { staffId, now, lastsMs = DAY_MS }: { staffId: StaffId; now: Date; lastsMs?: number },
): Promise<string> {
  const endsAt = new Date(now.getTime() + lastsMs);
  return insertWithToken(db, { staffId, now, endsAt, idleUntil: null, device: '', lacksCode: false });
}

/** The same, and ends the other sessions of a program that runs once: its earlier runs have ended. */
export function createOnlyStaffSession(db: Sql, session: Parameters<typeof createStaffSession>[1]): Promise<string> {
  return inTransaction(db, async (tx) => {
    await endStaffSessionsOf(tx, session.staffId);
    return createStaffSession(tx, session);
  });
}

type SignIn = { staffId: StaffId; now: Date; device: string; lacksCode: boolean };

/** A session of a person, who signed in with a browser. Returns its token. */
export function startStaffSession(tx: Sql, { staffId, now, device, lacksCode }: SignIn): Promise<string> {
  const times = { endsAt: lacksCode ? codeDeadline(now) : staffSessionEnd(now), idleUntil: staffIdleUntil(now) };
  return insertWithToken(tx, { staffId, now, ...times, device, lacksCode });
}

/** The code was right: from now on it is a full session. */
export function completeStaffSession(tx: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  return clearCodeLack(tx, { tokenHash, endsAt: staffSessionEnd(now), idleUntil: staffIdleUntil(now) });
}

async function insertWithToken(
  db: Sql,
  session: Omit<Parameters<typeof insertStaffSession>[1], 'tokenHash'>,
): Promise<string> {
  const token = `${TOKEN_PREFIX}${newSecret()}`;
  await insertStaffSession(db, { ...session, tokenHash: hashOf(token) });
  return token;
}

/** The member of staff of a token, or null. Reading extends the idle timeout. */
export async function readStaffSession(db: Sql, now: Date, token: string, mayLackCode = false): Promise<Staff | null> {
  if (!token.startsWith(TOKEN_PREFIX)) return null;
  const tokenHash = hashOf(token);
  const session = await findStaffOfSession(db, tokenHash, now);
  if (session === null) return null;
  const { id, role, storeIds, lastUsedAt, isOfProgram, lacksCode, isSimulated } = session;
  if (lacksCode && !mayLackCode) throw new RefusalError({ code: 'second_factor_required' });
  const isStale = now.getTime() - lastUsedAt.getTime() > TOUCH_AFTER_MS;
  if (isStale)
    await touchStaffSession(db, { tokenHash, staffId: id, now, idleUntil: isOfProgram ? null : staffIdleUntil(now) });
  return { id, role, storeIds: isOfStores(role) ? storeIds : null, isSimulated };
}
