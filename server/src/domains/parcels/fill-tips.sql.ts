import type { Sql } from '@rialto/database/sql.ts';

const USUAL_TIPS = [1, 2, 5];

/** The tips of a new shop, which has none yet. */
export async function fillTips(tx: Sql, digits: number): Promise<void> {
  const amounts = USUAL_TIPS.map((units) => units * 10 ** digits);
  await tx`
    insert into tips (amount_minor) select unnest(${amounts}::bigint[]) where not exists (select from tips)`;
}
