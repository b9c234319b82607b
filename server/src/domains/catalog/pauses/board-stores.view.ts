import type { BoardStore } from '@rialto/contract/calls/console/board-stores.ts';
import { isOpenAt, isPaused, UNTIL_RESUMED } from '@rialto/rules/store/hours.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { flag, textIn } from '../../../platform/wire-values.ts';
import type { BoardStoreRow } from './board-stores.sql.ts';

const STAFFED_MS = 3_600_000;

/** The simulation leaves a store alone for an hour after a person worked there. */
function isStaffed({ staffedAt }: BoardStoreRow, now: Date): boolean {
  return staffedAt !== null && now.getTime() - staffedAt.getTime() < STAFFED_MS;
}

export function boardStore(row: BoardStoreRow, { language, now }: Viewer, isSimulatedShop: boolean): BoardStore {
  const isClosedNow = isPaused(row.pausedUntil, now);
  const hasEnd = isClosedNow && row.pausedUntil !== null && row.pausedUntil < UNTIL_RESUMED;
  return {
    id: row.id,
    name: textIn(language, row.nameEn, row.nameAr),
    timezone: row.timezone,
    open: flag(isOpenAt(row, now)),
    is_paused: flag(isClosedNow),
    paused_until: hasEnd ? (row.pausedUntil?.toISOString() ?? null) : null,
    busy_minutes: row.busyMinutes,
    is_staffed: flag(isStaffed(row, now)),
    is_simulated: flag(isSimulatedShop && !isStaffed(row, now)),
    is_taken_over: flag(isSimulatedShop && isStaffed(row, now)),
  };
}
