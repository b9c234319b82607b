import * as contract from '@rialto/contract/calls/console/team/staff-members.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { staffOf } from '../../../../platform/http/caller.ts';
import { textOf } from '../../../../platform/texts.ts';
import type { IdentityDeps } from '../../identity-settings.ts';
import { inviteMember, resendInvitation, resetMember } from './invite-member.ts';
import { changeMember, endMember, listMembers, searchStores, withdrawInvitation } from './manage-members.ts';
import { invitation, member, staffStore } from './members.view.ts';

export function memberRoutes(app: App, deps: IdentityDeps): void {
  bind(app, contract.listMembers, async (call) => {
    const { members, invitations, stores } = await listMembers(call.db, deps.settings.stores);
    const context = { stores, language: call.scope.language };
    return {
      members: members.map((row) => member(row, { ...context, callerId: staffOf(call).id })),
      invitations: invitations.map((row) => invitation(row, { ...context, now: call.clock() })),
    };
  });
  bind(app, contract.listStaffStores, async ({ db, query, scope }) => {
    const stores = await searchStores(db, deps.settings.stores, query.search ?? '');
    return { stores: stores.map((store) => staffStore(store, scope.language)) };
  });
  bind(app, contract.changeMember, async (call) => {
    const { role, store_ids = [] } = call.body;
    const wished = { role, storeIds: store_ids };
    const change = { id: call.params.id, wished, stores: deps.settings.stores };
    await changeMember(call.db, { staff: staffOf(call), now: call.clock() }, change);
    return { message: textOf('console.staff_changed', call.scope.language) };
  });
  bind(app, contract.endMember, async (call) => {
    await endMember(call.db, { staff: staffOf(call), now: call.clock() }, call.params.id);
    return { message: textOf('console.staff_ended', call.scope.language) };
  });
  invitationRoutes(app, deps);
}

function invitationRoutes(app: App, deps: IdentityDeps): void {
  bind(app, contract.inviteMember, async (call) => {
    const { email, role, store_ids = [], language } = call.body;
    const url = await inviteMember(deps, staffOf(call), { email, role, storeIds: store_ids, language });
    return { message: textOf('console.staff_invited', call.scope.language, { email }), url };
  });
  bind(app, contract.resendInvitation, async (call) => {
    const url = await resendInvitation(deps, staffOf(call), call.params.id);
    return { message: textOf('console.staff_link_sent', call.scope.language), url };
  });
  bind(app, contract.resetMember, async (call) => {
    const url = await resetMember(deps, staffOf(call), call.params.id, call.scope.language);
    return { message: textOf('console.staff_link_sent', call.scope.language), url };
  });
  bind(app, contract.withdrawInvitation, async (call) => {
    await withdrawInvitation(call.db, { staff: staffOf(call), now: call.clock() }, call.params.id);
    return { message: textOf('console.staff_withdrawn', call.scope.language) };
  });
}
