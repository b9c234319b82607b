import type { Sql } from '@rialto/database/sql.ts';

export async function writeTips(tx: Sql, amounts: readonly number[]): Promise<void> {
  await tx`delete from tips where not amount_minor = any(${amounts}::bigint[])`;
  await tx`insert into tips (amount_minor) select unnest(${amounts}::bigint[]) on conflict do nothing`;
}
