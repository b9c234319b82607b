import type { ItemId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export async function updateSoldOut(tx: Sql, ids: readonly ItemId[], until: Date | null): Promise<void> {
  await tx`update items set sold_out_until = ${until} where id = any(${ids}::bigint[])`;
}
