import type { Invitation, Member, StaffStore } from '@rialto/contract/calls/console/team/staff-members.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import { flag, textIn } from '../../../../platform/wire-values.ts';
import type { StoreName } from '../../identity-settings.ts';
import type { InvitationRow } from './invitations.sql.ts';
import type { MemberRow } from './members.sql.ts';

type Context = { stores: readonly StoreName[]; language: Language };

export function staffStore({ id, nameEn, nameAr }: StoreName, language: Language): StaffStore {
  return { id, name: textIn(language, nameEn, nameAr) };
}

export function member(row: MemberRow, { callerId, ...context }: Context & { callerId: StaffId }): Member {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    stores: storesOf(row.storeIds, context),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    has_second_factor: flag(row.hasSecondFactor),
    is_you: flag(row.id === callerId),
  };
}

export function invitation(row: InvitationRow, { now, ...context }: Context & { now: Date }): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    stores: storesOf(row.storeIds, context),
    invited_by: row.invitedBy,
    created_at: row.createdAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    is_over: flag(row.endsAt <= now),
    is_reset: flag(row.staffId !== null),
  };
}

function storesOf(ids: readonly StoreId[], { stores, language }: Context): StaffStore[] {
  return stores.filter(({ id }) => ids.includes(id)).map((store) => staffStore(store, language));
}
