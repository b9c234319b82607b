import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import { deleteIdleGuests } from './delete-idle-guests.ts';
import type { AccountHooks } from './identity-settings.ts';
import { deleteDevicesSeenBefore } from './sessions/devices.sql.ts';
import { deleteExpiredSessions } from './sessions/delete-expired-sessions.ts';
import { deleteStaffSessionsEndedBefore } from './staff/sessions/staff-sessions.sql.ts';

const DEVICE_RETENTION_MS = 365 * 86_400_000;

/** Deletes idle guests, expired sessions and browsers not used for a year, so that their tables stay bounded (trust.md T107). */
export function guestAndSessionCleanup({ http, db, clock }: App, hooks: AccountHooks): BackgroundJob {
  const run = async () => {
    const now = clock();
    const guests = await deleteIdleGuests({ db, now, hooks });
    const sessions = (await deleteExpiredSessions(db, now)) + (await deleteStaffSessionsEndedBefore(db, now));
    await deleteDevicesSeenBefore(db, new Date(now.getTime() - DEVICE_RETENTION_MS));
    if (guests + sessions > 0) http.log.info({ guests, sessions }, 'Idle guests and expired sessions deleted');
  };
  return { name: 'Guest and session cleanup', everyMs: 3_600_000, run };
}
