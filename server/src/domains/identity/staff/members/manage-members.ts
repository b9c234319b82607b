import type { StaffId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import type { Staff } from '../../../../platform/crew.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import type { StoreName, StoreNames } from '../../identity-settings.ts';
import { endRights, endStaffSessionsOf } from '../../sessions/end-sessions.ts';
import { deleteInvitationOf, listInvitationRows, takeInvitation, type InvitationRow } from './invitations.sql.ts';
import { knownDuties, type Duties } from './invite-member.ts';
import * as members from './members.sql.ts';

const MOST_STORES = 30;

type StaffList = { members: members.MemberRow[]; invitations: InvitationRow[]; stores: StoreName[] };

/** Members and invitations, with the names of their stores. */
export async function listMembers(db: Sql, names: StoreNames): Promise<StaffList> {
  const rows = await members.listMemberRows(db);
  const invitations = await listInvitationRows(db);
  const ids = [...rows, ...invitations].flatMap(({ storeIds }) => storeIds);
  const stores = await names.withIds(db, ids);
  return { members: rows, invitations, stores };
}

export function searchStores(db: Sql, names: StoreNames, text: string): Promise<StoreName[]> {
  return names.like(db, text.trim(), MOST_STORES);
}

type By = { staff: Staff; now: Date };
type Change = { id: StaffId; wished: Duties; stores: StoreNames };

export function changeMember(db: Sql, { staff, now }: By, { id, wished, stores }: Change): Promise<void> {
  return inTransaction(db, async (tx) => {
    const owners = await members.lockOwners(tx);
    const member = await requireMember(tx, id);
    const { role, storeIds } = await knownDuties(tx, stores, wished);
    if (role !== 'owner') refuseLastOwner(owners, id);
    await members.saveDuties(tx, id, role, storeIds);
    await endRights(tx, 'staff', id);
    const before = { role: member.role, store_ids: member.storeIds };
    const after = { role, store_ids: [...storeIds] };
    await recordChange(tx, {
      staff,
      now,
      action: 'changeMember',
      subject: 'staff' as const,
      subjectId: id,
      before,
      after,
    });
  });
}

/** The sessions end with the membership. The account stays, because the log of changes names it. */
export function endMember(db: Sql, { staff, now }: By, id: StaffId): Promise<void> {
  return inTransaction(db, async (tx) => {
    const owners = await members.lockOwners(tx);
    const { email, role } = await requireMember(tx, id);
    refuseLastOwner(owners, id);
    await members.deactivateMember(tx, id);
    await endStaffSessionsOf(tx, id);
    await deleteInvitationOf(tx, email);
    const before = { email, role };
    await recordChange(tx, {
      staff,
      now,
      action: 'endMember',
      subject: 'staff' as const,
      subjectId: id,
      before,
      after: null,
    });
  });
}

export function withdrawInvitation(db: Sql, { staff, now }: By, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const invitation = await takeInvitation(tx, id);
    if (!invitation) throw new RefusalError({ code: 'invitation_unknown' });
    const before = { email: invitation.email, role: invitation.role };
    const change = { action: 'withdrawInvitation', subject: 'invitation' as const, subjectId: id, before, after: null };
    await recordChange(tx, { staff, now, ...change });
  });
}

async function requireMember(tx: Sql, id: StaffId): Promise<members.ActiveMember> {
  const member = await members.lockMember(tx, id);
  if (!member) throw new RefusalError({ code: 'member_unknown' });
  return member;
}

/** Only an owner can make another one, so one must be left. */
function refuseLastOwner(owners: readonly StaffId[], id: StaffId): void {
  if (owners.length === 1 && owners[0] === id) throw new RefusalError({ code: 'last_owner' });
}
