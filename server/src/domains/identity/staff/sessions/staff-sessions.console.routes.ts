import * as contract from '@rialto/contract/calls/console/team/staff-sessions.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { staffOf } from '../../../../platform/http/caller.ts';
import { textOf } from '../../../../platform/texts.ts';
import { flag } from '../../../../platform/wire-values.ts';
import { endOtherStaffSessions, endStaffSession, listStaffSessions, signOutStaff } from './manage-staff-sessions.ts';
import { signInStaff } from './sign-in-staff.ts';
import { staffSession } from './staff-sessions.view.ts';

export function staffSessionRoutes(app: App): void {
  bind(app, contract.signInStaff, async (call) => {
    const { token, needsCode } = await signInStaff(app, call.body, call);
    return { token, needs_code: flag(needsCode) };
  });
  bind(app, contract.signOutStaff, async ({ db, scope }) => {
    await signOutStaff(db, scope.token ?? '');
    return { message: textOf('account.logged_out', scope.language) };
  });
  bind(app, contract.listStaffSessions, async (call) => {
    const rows = await listStaffSessions(call.db, { staff: staffOf(call), now: call.clock() }, call.scope.token ?? '');
    return { sessions: rows.map(staffSession) };
  });
  bind(app, contract.endStaffSession, async (call) => {
    await endStaffSession(call.db, { staff: staffOf(call), now: call.clock() }, call.params.id);
    return { message: textOf('account.session_ended', call.scope.language) };
  });
  bind(app, contract.endOtherStaffSessions, async (call) => {
    await endOtherStaffSessions(call.db, { staff: staffOf(call), now: call.clock() }, call.scope.token ?? '');
    return { message: textOf('account.sessions_ended', call.scope.language) };
  });
}
