import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { StaffRole } from '@rialto/rules/staff/permissions.ts';

export type InvitationRow = {
  id: number;
  /** The member who gets a new password; null for a new member. */
  staffId: StaffId | null;
  email: string;
  role: StaffRole;
  storeIds: StoreId[];
  language: 'en' | 'ar';
  invitedBy: string;
  createdAt: Date;
  endsAt: Date;
};

export function listInvitationRows(db: Sql): Promise<InvitationRow[]> {
  return db<InvitationRow[]>`
    select i.id, i.staff_id as "staffId", i.email, i.role, i.store_ids as "storeIds", i.language, s.name as "invitedBy",
      i.created_at as "createdAt", i.ends_at as "endsAt"
    from staff_invitations i join staff s on s.id = i.invited_by order by i.created_at desc, i.id desc`;
}

type NewInvitation = Pick<InvitationRow, 'staffId' | 'email' | 'role' | 'storeIds' | 'language'> & {
  secretHash: Buffer;
  invitedBy: StaffId;
  now: Date;
  endsAt: Date;
};

/** An earlier invitation of the same email is replaced. */
export async function saveInvitation(tx: Sql, invitation: NewInvitation): Promise<number> {
  const { staffId, email, role, storeIds, language, secretHash, invitedBy, now, endsAt } = invitation;
  await tx`delete from staff_invitations where email = ${email} or staff_id = ${staffId}`;
  const [row] = await tx<{ id: number }[]>`
    insert into staff_invitations (staff_id, email, role, store_ids, language, secret_hash, invited_by, created_at, ends_at)
    values (${staffId}, ${email}, ${role}, ${storeIds}::bigint[], ${language}, ${secretHash}, ${invitedBy}, ${now}, ${endsAt})
    returning id`;
  return (row as { id: number }).id;
}

export type OpenInvitation = Pick<InvitationRow, 'id' | 'staffId' | 'email' | 'role' | 'storeIds' | 'language'>;

/** The invitation of a secret while it lasts, locked until the end of the transaction. */
export async function lockInvitation(tx: Sql, secretHash: Buffer, now: Date): Promise<OpenInvitation | null> {
  const rows = await tx<OpenInvitation[]>`
    select id, staff_id as "staffId", email, role, store_ids as "storeIds", language
    from staff_invitations where secret_hash = ${secretHash} and ends_at > ${now} for update`;
  return rows[0] ?? null;
}

/** Deletes an invitation and returns it; null if there is none. */
export async function takeInvitation(tx: Sql, id: number): Promise<OpenInvitation | null> {
  const rows = await tx<OpenInvitation[]>`
    delete from staff_invitations where id = ${id}
    returning id, staff_id as "staffId", email, role, store_ids as "storeIds", language`;
  return rows[0] ?? null;
}

export async function deleteInvitationOf(tx: Sql, email: string): Promise<void> {
  await tx`delete from staff_invitations where email = ${email}`;
}
