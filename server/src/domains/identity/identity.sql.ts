import type { Sql } from '@rialto/database/sql.ts';

export async function insertGuest(db: Sql, idHash: Buffer): Promise<void> {
  await db`insert into guests (id_hash) values (${idHash})`;
}
