import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import type { Staff } from '../../../../platform/crew.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { hashOf } from '../../secret.ts';
import { endOneStaffSession, endStaffSessionOfToken, endStaffSessionsOf } from '../../sessions/end-sessions.ts';
import { staffSessionsOf, type StaffSessionRow } from './staff-sessions.sql.ts';

export async function signOutStaff(db: Sql, token: string): Promise<void> {
  await inTransaction(db, (tx) => endStaffSessionOfToken(tx, hashOf(token)));
}

type Own = { staff: Staff; now: Date };

export function listStaffSessions(db: Sql, { staff, now }: Own, token: string): Promise<StaffSessionRow[]> {
  return staffSessionsOf(db, staff.id, hashOf(token), now);
}

export function endStaffSession(db: Sql, { staff, now }: Own, sessionId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const device = await endOneStaffSession(tx, staff.id, sessionId);
    if (device === null) throw new RefusalError({ code: 'session_unknown' });
    const change = { subject: 'staff' as const, subjectId: staff.id, before: { session: device }, after: null };
    await recordChange(tx, { staff, now, action: 'endStaffSession', ...change });
  });
}

export function endOtherStaffSessions(db: Sql, { staff, now }: Own, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const sessions = await endStaffSessionsOf(tx, staff.id, hashOf(token));
    const change = { subject: 'staff' as const, subjectId: staff.id, before: { sessions }, after: null };
    await recordChange(tx, { staff, now, action: 'endOtherStaffSessions', ...change });
  });
}
