import { requestGuest as contract } from '@rialto/contract/calls/account/guests.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { blockConsoleRoutes } from './account/block.console.routes.ts';
import { accountRoutes } from './account/account.routes.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createGuest } from './open-owners.ts';
import { staffRoutes } from './staff/staff.console.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { socialRoutes } from './social/social.routes.ts';

export function identityRoutes(app: App, settings: IdentitySettings): void {
  const { db, clock, throttle } = app;
  const deps = { db, clock, throttle, settings };
  bind(app, contract, async (call) => {
    const guest = createGuest();
    await app.insertGuest(call.db, guest);
    return { guest_id: guest.secret };
  });
  accountRoutes(app, deps);
  socialRoutes(app, deps);
  sessionRoutes(app);
  profileRoutes(app, deps);
  blockConsoleRoutes(app);
  staffRoutes(app, deps);
}
