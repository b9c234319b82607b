import { inTransaction } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { checkPassword } from '../../account/check-password.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { normalEmail } from '../../contact.ts';
import { deviceName } from '../../device-name.ts';
import type { IdentityDeps } from '../../identity-settings.ts';
import { staffLinkMisses } from '../../limits.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import { hashOf } from '../../secret.ts';
import { deleteInvitationOf } from '../members/invitations.sql.ts';
import { findMemberByEmail, listOwners, saveMember, type OwnerRow } from '../members/members.sql.ts';
import { deleteFactor } from '../second-factor/second-factor.sql.ts';
import { endStaffSessionsOf } from '../../sessions/end-sessions.ts';
import { startStaffSession } from '../sessions/staff-sessions.ts';
import { isOwnerLink, useOwnerLink } from './owner-link.sql.ts';

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'throttle'>;
type Origin = Pick<RequestOrigin, 'ip' | 'userAgent'>;

/** The owners of the shop, for the holder of the link. */
export async function readOwnerLink({ db, clock, throttle }: Deps, secret: string, ip: string): Promise<OwnerRow[]> {
  await throttle.attempt(staffLinkMisses, ip);
  if (!(await isOwnerLink(db, hashOf(secret), clock()))) throw new RefusalError({ code: 'owner_link_unknown' });
  await throttle.uncount(staffLinkMisses, ip);
  return listOwners(db);
}

type Form = { secret: string; name: string; email: string; password: string };

/** The holder of the link becomes owner. An account that has this email loses its second factor and its sessions. */
export async function becomeOwner(
  { db, clock, throttle }: Deps,
  { secret, name, email, password }: Form,
  { ip, userAgent }: Origin,
): Promise<string> {
  const address = normalEmail(email);
  if (address === null) throw new RefusalError({ code: 'email_invalid' });
  await throttle.attempt(staffLinkMisses, ip);
  await checkPassword(password, [name, address]);
  const passwordHash = await hashPassword(password);
  const now = clock();
  const token = await inTransaction(db, async (tx) => {
    if (!(await useOwnerLink(tx, hashOf(secret), now))) throw new RefusalError({ code: 'owner_link_unknown' });
    const known = await findMemberByEmail(tx, address);
    const member = { name, email: address, role: 'owner', storeIds: [], passwordHash, now } as const;
    const staffId = await saveMember(tx, member);
    await deleteFactor(tx, staffId);
    await endStaffSessionsOf(tx, staffId);
    await deleteInvitationOf(tx, address);
    const before = known && { name: known.name, role: known.role, is_active: known.isActive };
    const after = { name, role: 'owner', is_active: true, password: 'changed' };
    const change = { action: 'becomeOwner', subject: 'staff' as const, subjectId: staffId, before, after };
    await recordChange(tx, { staff: { id: staffId }, now, ...change });
    return startStaffSession(tx, { staffId, now, device: deviceName(userAgent), lacksCode: false });
  });
  await throttle.uncount(staffLinkMisses, ip);
  return token;
}
