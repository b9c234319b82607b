import type { Sql } from '@rialto/database/sql.ts';
import { orderStatuses } from '@rialto/contract/shapes/enums.ts';
import { movesFrom } from '@rialto/rules/order/status.ts';
import { invariants } from './invariants.sql.ts';

export type Breach = { number: number; says: string; what: string };

const MOST_REPORTED = 20;

/** Finds broken invariants. Runs after race, kill and fuzz tests, and by `npm run invariants`. */
export async function findBreaches(db: Sql): Promise<Breach[]> {
  const found: Breach[] = [];
  for (const { number, says, breaches } of invariants) {
    const rows = await breaches(db, allowedSteps);
    found.push(...rows.slice(0, MOST_REPORTED).map(({ what }) => ({ number, says, what })));
  }
  return found;
}

const allowedSteps = JSON.stringify(
  orderStatuses.flatMap((from) => Object.keys(movesFrom(from)).map((to) => `${from}>${to}`)),
);
