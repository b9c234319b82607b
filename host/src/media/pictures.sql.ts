import type { Sql } from '@rialto/database/sql.ts';

export type PictureRow = { recipe: unknown; bytes: Buffer | null };

export async function findPicture(db: Sql, id: string): Promise<PictureRow | null> {
  const rows = await db<PictureRow[]>`select recipe, bytes from pictures where id = ${id}`;
  return rows[0] ?? null;
}
