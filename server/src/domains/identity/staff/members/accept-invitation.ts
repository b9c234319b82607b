import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { StaffRole } from '@rialto/rules/staff/permissions.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { checkPassword } from '../../account/check-password.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { deviceName } from '../../device-name.ts';
import type { IdentityDeps, StoreNames } from '../../identity-settings.ts';
import { staffLinkMisses } from '../../limits.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import { hashOf } from '../../secret.ts';
import { deleteFactor } from '../second-factor/second-factor.sql.ts';
import { endStaffSessionsOf } from '../../sessions/end-sessions.ts';
import { startStaffSession } from '../sessions/staff-sessions.ts';
import { lockInvitation, takeInvitation, type OpenInvitation } from './invitations.sql.ts';
import { findMemberByEmail, saveMember } from './members.sql.ts';

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'throttle'>;
type EntryDeps = Deps & Pick<IdentityDeps, 'settings'>;
type Offer = { email: string; role: StaffRole; name: string | null; isReset: boolean };

/** What the holder of the link is offered. */
export async function readInvitation({ db, clock, throttle }: Deps, secret: string, ip: string): Promise<Offer> {
  await throttle.attempt(staffLinkMisses, ip);
  const offer = await inTransaction(db, async (tx) => {
    const { email, role, staffId } = await openInvitation(tx, secret, clock());
    const known = staffId === null ? null : await findMemberByEmail(tx, email);
    return { email, role, name: known?.name ?? null, isReset: staffId !== null };
  });
  await throttle.uncount(staffLinkMisses, ip);
  return offer;
}

async function openInvitation(tx: Sql, secret: string, now: Date): Promise<OpenInvitation> {
  const invitation = await lockInvitation(tx, hashOf(secret), now);
  if (!invitation) throw new RefusalError({ code: 'invitation_unknown' });
  return invitation;
}

type Form = { secret: string; name: string; password: string };

/** Makes the account and signs in. The invitation is used up. */
export async function acceptInvitation(
  { db, clock, throttle, settings }: EntryDeps,
  { secret, name, password }: Form,
  { ip, userAgent }: Pick<RequestOrigin, 'ip' | 'userAgent'>,
): Promise<string> {
  await throttle.attempt(staffLinkMisses, ip);
  const now = clock();
  const { email } = await inTransaction(db, (tx) => openInvitation(tx, secret, now));
  await checkPassword(password, [name, email]);
  const passwordHash = await hashPassword(password);
  const token = await inTransaction(db, async (tx) => {
    const invitation = await openInvitation(tx, secret, now);
    const staffId = await enter(tx, settings.stores, { invitation, name, passwordHash, now });
    return startStaffSession(tx, { staffId, now, device: deviceName(userAgent), lacksCode: false });
  });
  await throttle.uncount(staffLinkMisses, ip);
  return token;
}

type Entry = { invitation: OpenInvitation; name: string; passwordHash: string; now: Date };

async function enter(tx: Sql, stores: StoreNames, { invitation, name, passwordHash, now }: Entry): Promise<number> {
  const { id, email, staffId: resetOf } = invitation;
  const known = await findMemberByEmail(tx, email);
  if (known?.isActive && known.id !== resetOf) throw new RefusalError({ code: 'member_exists' });
  if (resetOf !== null && !known?.isActive) throw new RefusalError({ code: 'invitation_unknown' });
  // A reset keeps what the member is now, not what they were when the link was sent.
  const duties = resetOf !== null && known ? known : invitation;
  const storeIds = (await stores.withIds(tx, duties.storeIds)).map((store) => store.id);
  const staffId = await saveMember(tx, { name, email, role: duties.role, storeIds, passwordHash, now });
  await takeInvitation(tx, id);
  await deleteFactor(tx, staffId);
  await endStaffSessionsOf(tx, staffId);
  const before = known && { name: known.name, role: known.role, store_ids: known.storeIds, is_active: known.isActive };
  const after = { name, role: duties.role, store_ids: storeIds, is_active: true, password: 'changed' };
  const change = { action: 'acceptInvitation', subject: 'staff' as const, subjectId: staffId, before, after };
  await recordChange(tx, { staff: { id: staffId }, now, ...change });
  return staffId;
}
