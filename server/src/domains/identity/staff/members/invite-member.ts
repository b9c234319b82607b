import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import { afterCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isOfStores, type StaffRole } from '@rialto/rules/staff/permissions.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import type { Staff } from '../../../../platform/crew.ts';
import { sendMessage } from '../../../../platform/messaging/send-message.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { normalEmail } from '../../contact.ts';
import type { IdentityDeps, StoreNames } from '../../identity-settings.ts';
import { hashOf, newSecret } from '../../secret.ts';
import { findStaffAccount } from '../staff.sql.ts';
import { saveInvitation, takeInvitation, type OpenInvitation } from './invitations.sql.ts';
import { findMemberByEmail, lockMember } from './members.sql.ts';

const LASTS_MS = 7 * DAY_MS;
/** Mail that could not be sent within a day is given up; the link can be sent again. */
const MAIL_MS = DAY_MS;

export type InviteDeps = Pick<IdentityDeps, 'db' | 'clock' | 'settings'>;
export type Duties = { role: StaffRole; storeIds: readonly StoreId[] };

/** Invites somebody by mail and returns the link. */
export async function inviteMember(
  deps: InviteDeps,
  staff: Staff,
  { email, language, ...wished }: Duties & { email: string; language: Language },
): Promise<string> {
  const address = normalEmail(email);
  if (address === null) throw new RefusalError({ code: 'email_invalid' });
  return inTransaction(deps.db, async (tx) => {
    const known = await findMemberByEmail(tx, address);
    if (known?.isActive) throw new RefusalError({ code: 'member_exists' });
    const { role, storeIds } = await knownDuties(tx, deps.settings.stores, wished);
    const invitation = { staffId: null, email: address, role, storeIds: [...storeIds], language };
    return send(tx, deps, { staff, invitation, action: 'inviteMember' });
  });
}

/** Replaces the link of an invitation. */
export function resendInvitation(deps: InviteDeps, staff: Staff, id: number): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const invitation = await takeInvitation(tx, id);
    if (!invitation) throw new RefusalError({ code: 'invitation_unknown' });
    return send(tx, deps, { staff, invitation, action: 'resendInvitation' });
  });
}

/** A link for a new password of a member, who keeps role and stores. */
export function resetMember(deps: InviteDeps, staff: Staff, id: StaffId, language: Language): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) throw new RefusalError({ code: 'member_unknown' });
    const { email, role, storeIds } = member;
    const invitation = { staffId: id, email, role, storeIds, language };
    return send(tx, deps, { staff, invitation, action: 'resetMember' });
  });
}

/** Refuses a role that is limited to stores without one that exists. Other roles have none. */
export async function knownDuties(tx: Sql, stores: StoreNames, { role, storeIds }: Duties): Promise<Duties> {
  if (!isOfStores(role)) return { role, storeIds: [] };
  const known = (await stores.withIds(tx, storeIds)).map(({ id }) => id);
  if (known.length === 0) throw new RefusalError({ code: 'staff_stores_missing' });
  return { role, storeIds: known };
}

type InvitationMessage = { staff: Staff; invitation: Omit<OpenInvitation, 'id'>; action: string };

async function send(
  tx: Sql,
  { clock, settings }: InviteDeps,
  { staff, invitation, action }: InvitationMessage,
): Promise<string> {
  const now = clock();
  const secret = newSecret();
  const { staffId, email, role, storeIds, language } = invitation;
  const times = { now, endsAt: new Date(now.getTime() + LASTS_MS) };
  const id = await saveInvitation(tx, {
    ...{ staffId, email, role, storeIds, language, ...times },
    secretHash: hashOf(secret),
    invitedBy: staff.id,
  });
  const url = new URL(`/console/invitation#${secret}`, settings.publicUrl).href;
  const { name } = await findStaffAccount(tx, staff.id);
  const kind = staffId === null ? 'staff_invitation' : 'staff_reset';
  await sendMessage(tx, { channel: 'email', to: email, kind, code: url, name, language }, now, {
    expiresAfterMs: MAIL_MS,
  });
  afterCommit(tx, settings.wakeMessaging);
  const after = { email, role, store_ids: storeIds };
  await recordChange(tx, { staff, now, action, subject: 'invitation', subjectId: id, before: null, after });
  return url;
}
