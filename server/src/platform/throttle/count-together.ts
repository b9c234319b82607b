import type { Sql } from '@rialto/database/sql.ts';
import { countAll, countAttempt, countBoth, type Attempt, type AttemptPair, type Count } from './throttle.sql.ts';

/** Counts attempts of different keys in one statement. Returns the counts of those that were counted. */
export async function countTogether(
  db: Sql,
  pairs: readonly AttemptPair[],
  now: Date,
): Promise<(Count | undefined)[][]> {
  const [pair] = pairs;
  if (!pair) return [];
  const { first, second } = pair;
  if (pairs.length === 1)
    return [second ? await countBoth(db, first, second, now) : [await countAttempt(db, first, now)]];
  const counted = new Map((await countAll(db, pairs, now)).map((row) => [nameOf(row), row]));
  return pairs.map((each) => keysOf(each).map((key) => counted.get(key)));
}

export function keysOf({ first, second }: AttemptPair): string[] {
  return second ? [nameOf(first), nameOf(second)] : [nameOf(first)];
}

const nameOf = ({ keyHash }: Pick<Attempt, 'keyHash'>) => keyHash.toString('latin1');
