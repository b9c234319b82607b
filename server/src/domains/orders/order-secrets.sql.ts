import type { Sql } from '@rialto/database/sql.ts';

export async function findOrderSecretKey(db: Sql): Promise<string> {
  const [row] = await db<{ key: string }[]>`select key from order_secret_key`;
  if (!row) throw new Error('The table order_secret_key is empty');
  return row.key;
}
