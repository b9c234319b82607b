import type { Sql } from '@rialto/database/sql.ts';

/** An invariant and the query that finds its violations. */
export type Invariant = {
  number: number;
  says: string;
  breaches(db: Sql, allowedSteps: string): Promise<{ what: string }[]>;
};
