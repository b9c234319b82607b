import type { CustomerId, StaffId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import { publish } from '../../../platform/events/publish.ts';
import { rightsEnded } from '../identity.events.ts';
import * as ofStaff from '../staff/sessions/staff-sessions.sql.ts';
import { deleteSession, deleteSessionOfToken, deleteSessionsOf } from './sessions.sql.ts';

/** Ends all sessions, except the one with this token hash if given, and their open streams. */
export async function endSessionsOf(tx: Sql, customerId: CustomerId, exceptHash: Buffer | null = null): Promise<void> {
  await deleteSessionsOf(tx, customerId, exceptHash);
  await endRights(tx, 'customer', customerId);
}

export async function endSessionOfToken(tx: Sql, tokenHash: Buffer): Promise<void> {
  const customerId = await deleteSessionOfToken(tx, tokenHash);
  if (customerId !== null) await endRights(tx, 'customer', customerId);
}

/** False if this customer has no such session. */
export async function endOneSession(tx: Sql, customerId: CustomerId, id: string): Promise<boolean> {
  const isEnded = await deleteSession(tx, customerId, id);
  if (isEnded) await endRights(tx, 'customer', customerId);
  return isEnded;
}

/** Ends all sessions of a member, except the one with this token hash if given. Returns how many. */
export async function endStaffSessionsOf(tx: Sql, staffId: StaffId, exceptHash: Buffer | null = null): Promise<number> {
  const count = await ofStaff.deleteStaffSessionsOf(tx, staffId, exceptHash);
  if (count > 0) await endRights(tx, 'staff', staffId);
  return count;
}

export async function endStaffSessionOfToken(tx: Sql, tokenHash: Buffer): Promise<void> {
  const staffId = await ofStaff.deleteStaffSessionOfToken(tx, tokenHash);
  if (staffId !== null) await endRights(tx, 'staff', staffId);
}

/** The device of the ended session; null if this member has no such session. */
export async function endOneStaffSession(tx: Sql, staffId: StaffId, id: string): Promise<string | null> {
  const device = await ofStaff.deleteStaffSession(tx, staffId, id);
  if (device !== null) await endRights(tx, 'staff', staffId);
  return device;
}

/** Has the open streams of a person checked again, because their rights have changed. */
export function endRights(tx: Sql, person: 'customer' | 'staff', id: number): Promise<void> {
  return publish(tx, rightsEnded, { person, id, occurrence: randomUUID() });
}
