import type { CourierId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Geo } from '../geo/geo.public.ts';
import { believedPoints, FUTURE_MS, MIN_SECONDS } from './believed-points.ts';
import { findShiftPosition, insertTrail, upsertPosition, type PositionRow } from './positions.sql.ts';

const TRAIL_MS = 15_000;
const NEAR_ZONE_METRES = 50_000;
/** A phone that stands still, or whose courier has no shift, need not report often. */
const IDLE_SECONDS = 30;
const MAX_REMEMBERED = 10_000;

export type Positions = {
  /** Stores what is believed of a report; returns how many points, and when to report again. */
  report(courierId: CourierId, points: readonly PositionRow[]): Promise<{ kept: number; nextSeconds: number }>;
};

type Deps = { db: Sql; clock: Clock; zones: Geo['zones']; speed: number };

/** Reports that follow too soon are dropped without a query (trust.md T107). */
export function openPositions({ db, clock, zones, speed }: Deps): Positions {
  const lastStored = new Map<CourierId, number>();

  function remember(courierId: CourierId, at: number): void {
    lastStored.delete(courierId);
    lastStored.set(courierId, at);
    const [oldest] = lastStored.keys();
    if (lastStored.size > MAX_REMEMBERED && oldest !== undefined) lastStored.delete(oldest);
  }

  return {
    async report(courierId, points) {
      const now = clock();
      const newest = Math.max(...points.map(({ at }) => at.getTime()));
      const former = lastStored.get(courierId) ?? -Infinity;
      const latest = new Date(now.getTime() + FUTURE_MS);
      // A clock that was set back must not lock a courier out.
      if (newest - former < MIN_SECONDS * 1_000 && former <= latest.getTime())
        return { kept: 0, nextSeconds: MIN_SECONDS };
      const found = await findShiftPosition(db, courierId);
      if (!found) return { kept: 0, nextSeconds: IDLE_SECONDS };
      const zoneMap = await zones.read();
      const believed = believedPoints(points, {
        now,
        last: found.last,
        isNearZone: (point) => zoneMap.isNear(found.zoneId, point, NEAR_ZONE_METRES),
        speed,
      });
      const last = believed.at(-1);
      if (!last) return { kept: 0, nextSeconds: MIN_SECONDS };
      await inTransaction(db, async (tx) => {
        await upsertPosition(tx, courierId, last, latest);
        await insertTrail(tx, courierId, believed, TRAIL_MS);
      });
      remember(courierId, last.at.getTime());
      return { kept: believed.length, nextSeconds: MIN_SECONDS };
    },
  };
}
