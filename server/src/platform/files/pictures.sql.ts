import type { Sql } from '@rialto/database/sql.ts';

/** False if the same picture is stored already. */
export async function insertPicture(tx: Sql, id: string, bytes: Buffer): Promise<boolean> {
  const rows = await tx`insert into pictures (id, bytes) values (${id}, ${bytes}) on conflict do nothing returning id`;
  return rows.length > 0;
}
