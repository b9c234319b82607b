import type { Sql } from '@rialto/database/sql.ts';
import { runningBonuses, type BonusRow } from './bonuses.sql.ts';

/** The bonuses that customers get now, soonest to end first. */
export function listBonuses(db: Sql, now: Date): Promise<BonusRow[]> {
  return runningBonuses(db, now);
}
