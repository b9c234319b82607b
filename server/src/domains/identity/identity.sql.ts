import type { Sql } from '@rialto/database/sql.ts';

export async function insertGuest(db: Sql, id: number, idHash: Buffer): Promise<void> {
  await db`insert into guests (id, id_hash) values (${id}, ${idHash})`;
}

export async function findGuest(db: Sql, idHash: Buffer): Promise<number | null> {
  const rows = await db<{ id: number }[]>`select id from guests where id_hash = ${idHash}`;
  return rows[0]?.id ?? null;
}
