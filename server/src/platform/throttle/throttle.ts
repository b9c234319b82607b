import type { Sql } from '@rialto/database/sql.ts';
import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { RefusalError } from '../refuse.ts';
import { countTry, deleteCount, deleteOldCounts, uncountOne } from './throttle.sql.ts';

/** How often within how long. A guard keeps secrets from being guessed and is never off; a pace may be, for load tests. */
export type Limit = { name: string; most: number; perMs: number; kind: 'guard' | 'pace' };

/**
 * Counts tries in the database, so that all nodes count together. A try is counted before it is made, so that a hundred
 * at once are a hundred; what turned out well is given back. Never inside the transaction of the try itself: that would
 * take the count back with it.
 */
export type Throttle = {
  /** Counts a try for a key such as an account, a phone or an address; refuses with 429 when it is one too many. */
  attempt(limit: Limit, key: string, weight?: number): Promise<void>;
  /** The try was no miss after all. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Forgets all misses of a key. */
  clear(limit: Limit, key: string): Promise<void>;
};

export function openThrottle(db: Sql, clock: Clock, hasRequestLimits: boolean): Throttle {
  const isOff = ({ kind }: Limit) => kind === 'pace' && !hasRequestLimits;
  return {
    async attempt(limit, key, weight = 1) {
      if (isOff(limit)) return;
      const now = clock();
      const counted = await countTry(db, hashOf(limit, key), weight, now, new Date(now.getTime() + limit.perMs));
      // Now and then somebody sweeps, so that the table holds only what still counts.
      if (Math.random() < SWEEP_CHANCE) await deleteOldCounts(db, now);
      if (counted.count <= limit.most) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1_000));
      throw new RefusalError({ code: 'too_many_requests' }, retryAfterSeconds);
    },
    giveBack: (limit, key) => (isOff(limit) ? Promise.resolve() : uncountOne(db, hashOf(limit, key))),
    clear: (limit, key) => (isOff(limit) ? Promise.resolve() : deleteCount(db, hashOf(limit, key))),
  };
}

const SWEEP_CHANCE = 0.001;

/** Keys are phone numbers and addresses of people; their hash counts as well. */
function hashOf({ name }: Limit, key: string): Buffer {
  return createHash('sha256').update(`${name}\0${key}`).digest();
}
