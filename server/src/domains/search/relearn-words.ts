import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { claimLearning, relearn } from './words.sql.ts';

/** A little less than a day, so that it stays at the same hour. */
const AT_MOST_EVERY_MS = 23 * 3_600_000;
const LIMIT_MS = 600_000;

/**
 * Once a day one node learns all words anew: names are learned when they are written, but only this forgets those that
 * nobody sells any more. Until it is done, searches see the former words. False: it was not time yet.
 */
export function relearnWords(db: Sql, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - AT_MOST_EVERY_MS);
  const work = async (tx: Sql) => {
    if (!(await claimLearning(tx, { before, now }))) return false;
    await relearn(tx);
    return true;
  };
  return inTransaction(db, work, { statementLimitMs: LIMIT_MS });
}
