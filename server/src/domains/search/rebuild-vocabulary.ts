import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { claimRebuild, rebuildTerms } from './vocabulary.sql.ts';

/** Slightly less than a day, so that it runs at the same hour every day. */
const AT_MOST_EVERY_MS = 23 * 3_600_000;
const LIMIT_MS = 600_000;

/**
 * Rebuilds the vocabulary once a day on one node, which removes words that are no longer sold; new words are added on
 * write. Returns false if it is not due.
 */
export function rebuildVocabulary(db: Sql, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - AT_MOST_EVERY_MS);
  const work = async (tx: Sql) => {
    if (!(await claimRebuild(tx, { before, now }))) return false;
    await rebuildTerms(tx);
    return true;
  };
  return inTransaction(db, work, { statementLimitMs: LIMIT_MS });
}
