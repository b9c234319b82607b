import type { App } from '../../platform/app.ts';
import { every } from '../../platform/every.ts';
import { forgetGuests } from './forget-guests.ts';
import type { AccountHooks } from './identity-settings.ts';
import { forgetSessions } from './sessions/forget-sessions.ts';

const EVERY_MS = 3_600_000;

/** What nobody will come back to does not grow without end (trust.md T107). */
export function tidyVisitors(app: App, hooks: AccountHooks): void {
  const { http, db, clock } = app;
  every(app, EVERY_MS, 'Guests and sessions of long ago could not be let go', async () => {
    const now = clock();
    const guests = await forgetGuests({ db, now, hooks });
    const sessions = await forgetSessions(db, now);
    if (guests + sessions > 0) http.log.info({ guests, sessions }, 'Guests and sessions of long ago were let go');
  });
}
