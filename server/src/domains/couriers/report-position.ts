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
  // Not in the shared budget of caches: reads with invented values could evict the time of a report, and with it the limit.
  const lastStored = new Map<CourierId, number>();

  function remember(courierId: CourierId, at: number): void {
    lastStored.delete(courierId);
    lastStored.set(courierId, at);
    const [oldest] = lastStored.keys();
    if (lastStored.size > MAX_REMEMBERED && oldest !== undefined) lastStored.delete(oldest);
  }

  /**
   * Takes the next three seconds before the first query, so that of concurrent reports one is stored. Returns a function
   * that gives them back, because nothing was stored; null if they are taken.
   */
  function claim(courierId: CourierId, points: readonly PositionRow[], latest: Date): (() => void) | null {
    const newest = Math.max(...points.map(({ at }) => at.getTime()));
    const former = lastStored.get(courierId);
    // A clock that was set back must not lock a courier out.
    const isTaken = former !== undefined && newest - former < MIN_SECONDS * 1_000 && former <= latest.getTime();
    if (isTaken) return null;
    const claimed = Math.min(newest, latest.getTime());
    remember(courierId, claimed);
    return () => {
      if (lastStored.get(courierId) !== claimed) return;
      if (former === undefined) lastStored.delete(courierId);
      else remember(courierId, former);
    };
  }

  async function store(courierId: CourierId, points: readonly PositionRow[], times: { now: Date; latest: Date }) {
    const found = await findShiftPosition(db, courierId);
    if (!found) return { kept: 0, nextSeconds: IDLE_SECONDS };
    const zoneMap = await zones.read();
    const believed = believedPoints(points, {
      now: times.now,
      last: found.last,
      isNearZone: (point) => zoneMap.isNear(found.zoneId, point, NEAR_ZONE_METRES),
      speed,
    });
    const last = believed.at(-1);
    if (!last) return { kept: 0, nextSeconds: MIN_SECONDS };
    await inTransaction(db, async (tx) => {
      await upsertPosition(tx, courierId, last, times.latest);
      await insertTrail(tx, courierId, believed, TRAIL_MS);
    });
    remember(courierId, last.at.getTime());
    return { kept: believed.length, nextSeconds: MIN_SECONDS };
  }

  return {
    async report(courierId, points) {
      const now = clock();
      const latest = new Date(now.getTime() + FUTURE_MS);
      const giveBack = claim(courierId, points, latest);
      if (!giveBack) return { kept: 0, nextSeconds: MIN_SECONDS };
      let kept = 0;
      try {
        const answer = await store(courierId, points, { now, latest });
        ({ kept } = answer);
        return answer;
      } finally {
        if (kept === 0) giveBack();
      }
    },
  };
}
