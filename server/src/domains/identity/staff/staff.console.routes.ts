import * as contract from '@rialto/contract/calls/console/team/me.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { changeLogRoutes } from './change-log/change-log.console.routes.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { memberRoutes } from './members/members.console.routes.ts';
import { readOwnStaff } from './read-own-staff.ts';
import { secondFactorRoutes } from './second-factor/second-factor.console.routes.ts';
import { staffSessionRoutes } from './sessions/staff-sessions.console.routes.ts';
import { staffEntryRoutes } from './staff-entry.console.routes.ts';

export function staffRoutes(app: App, deps: IdentityDeps): void {
  bind(app, contract.readOwnStaff, (call) => readOwnStaff(call.db, staffOf(call)));
  bind(app, contract.changeStaffPassword, async (call) => {
    const { current_password: current, password } = call.body;
    await changeStaffPassword(app, { staff: staffOf(call), token: call.scope.token ?? '', current, password });
    return { message: textOf('console.access_password_changed', call.scope.language) };
  });
  staffSessionRoutes(app);
  secondFactorRoutes(app, deps.settings);
  staffEntryRoutes(app, deps);
  memberRoutes(app, deps);
  changeLogRoutes(app);
}
