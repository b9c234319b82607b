import type { Sql } from '@rialto/database/sql.ts';
import { hash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { inGroups } from '../in-groups.ts';
import { RefusalError } from '../refuse.ts';
import { countTogether, keysOf } from './count-together.ts';
import { deleteCount, findCount, uncountOne, type Attempt, type AttemptPair, type Count } from './throttle.sql.ts';

/**
 * At most `most` attempts per `perMs`. A `guard` limits guessing of secrets and is always on; a `pace` can be switched
 * off for load tests.
 */
export type Limit = { name: string; most: number; perMs: number; kind: 'guard' | 'pace' };

export type LimitedKey = { limit: Limit; key: string; weight?: number };

/**
 * Counts attempts of all nodes in the database, before they run, so that concurrent ones all count. Never call it in the
 * transaction of the attempt: a rollback would undo the count.
 */
export type Throttle = {
  /** Counts an attempt for a key such as an account, a phone or an IP address; refuses with 429 above the limit. */
  attempt(limit: Limit, key: string, weight?: number): Promise<void>;
  /** Two attempts in one statement, such as of a person and of the network address; if the first is refused, the second is not counted. */
  attemptBoth(first: LimitedKey, second: LimitedKey): Promise<void>;
  /** Refuses with 429 if the next attempt would be above the limit; counts nothing. */
  check(limit: Limit, key: string): Promise<void>;
  /** Uncounts an attempt that succeeded. */
  uncount(limit: Limit, key: string): Promise<void>;
  /** Resets the count of a key. */
  clear(limit: Limit, key: string): Promise<void>;
};

export function openThrottle(db: Sql, clock: Clock, hasRequestLimits: boolean): Throttle {
  const isOff = ({ kind }: Limit) => kind === 'pace' && !hasRequestLimits;
  const count = inGroups((pairs: AttemptPair[]) => countTogether(db, pairs, clock()), { keysOf });
  const attempt = async (limited: LimitedKey) => {
    if (isOff(limited.limit)) return;
    const now = clock();
    const [counted] = await count({ first: attemptOf(limited, now), second: null });
    refuseAbove(limited, counted, now);
  };
  return {
    attempt: (limit, key, weight = 1) => attempt({ limit, key, weight }),
    async attemptBoth(first, second) {
      if (isOff(first.limit)) return attempt(second);
      if (isOff(second.limit)) return attempt(first);
      const now = clock();
      const counts = await count({ first: attemptOf(first, now), second: attemptOf(second, now) });
      refuseAbove(first, counts[0], now);
      refuseAbove(second, counts[1], now);
    },
    async check(limit, key) {
      if (isOff(limit)) return;
      const now = clock();
      const counted = await findCount(db, hashOf(limit, key), now);
      if (counted && counted.count >= limit.most) throw refusalUntil(counted.endsAt, now);
    },
    uncount: (limit, key) => (isOff(limit) ? Promise.resolve() : uncountOne(db, hashOf(limit, key))),
    clear: (limit, key) => (isOff(limit) ? Promise.resolve() : deleteCount(db, hashOf(limit, key))),
  };
}

function attemptOf({ limit, key, weight = 1 }: LimitedKey, now: Date): Attempt {
  return { keyHash: hashOf(limit, key), most: limit.most, weight, endsAt: new Date(now.getTime() + limit.perMs) };
}

function refuseAbove({ limit }: LimitedKey, counted: Count | undefined, now: Date): void {
  if (counted && counted.count > limit.most) throw refusalUntil(counted.endsAt, now);
}

function refusalUntil(endsAt: Date, now: Date): RefusalError {
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  return new RefusalError({ code: 'too_many_requests' }, retryAfterSeconds);
}

/** Keys are personal data such as phone numbers, so only their hash is stored. */
function hashOf({ name }: Limit, key: string): Buffer {
  return hash('sha256', `${name}\0${key}`, 'buffer');
}
