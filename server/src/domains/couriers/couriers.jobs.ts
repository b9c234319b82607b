import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import { deletePositionsBefore, deleteTrailBefore } from './positions.sql.ts';
import { deleteShiftsEndedBefore } from './shifts.sql.ts';

const HOUR_MS = 3_600_000;
/** As long as anybody may ask about the cash of a shift. */
const SHIFT_RETENTION_MS = 400 * DAY_MS;

/** Forgets where couriers were: trails after a day, positions of phones that went silent after an hour (COU-04). */
export function courierCleanup({ http, db, clock }: Pick<App, 'http' | 'db' | 'clock'>): BackgroundJob {
  const run = async () => {
    const now = clock().getTime();
    const points = await deleteTrailBefore(db, new Date(now - DAY_MS));
    const positions = await deletePositionsBefore(db, new Date(now - HOUR_MS));
    const shifts = await deleteShiftsEndedBefore(db, new Date(now - SHIFT_RETENTION_MS));
    if (points + positions + shifts > 0)
      http.log.info({ points, positions, shifts }, 'Trails, positions and shifts of couriers deleted');
  };
  return { name: 'Courier cleanup', everyMs: 600_000, run };
}
