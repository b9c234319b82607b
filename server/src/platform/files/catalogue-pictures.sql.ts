import type { Sql } from '@rialto/database/sql.ts';

/** Those of the ids that the shop has a picture for. */
export async function knownPictures(db: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from pictures where id = any(${ids}::text[])`;
  return rows.map(({ id }) => id);
}

/** Stores an imported picture; its id is made of its content, so it may be there already. */
export async function addPicture(db: Sql, id: string, bytes: Buffer): Promise<void> {
  await db`insert into pictures (id, bytes) values (${id}, ${bytes}) on conflict (id) do nothing`;
}

/** `recipe`: what a demo picture is drawn from. */
export async function storedPicture(db: Sql, id: string): Promise<{ recipe: unknown; bytes: Buffer | null } | null> {
  const rows = await db<
    { recipe: unknown; bytes: Buffer | null }[]
  >`select recipe, bytes from pictures where id = ${id}`;
  return rows[0] ?? null;
}

/** Those of the pictures that were uploaded, or all that exist. */
export async function picturesWithBytes(db: Sql, ids: readonly string[], withRecipes: boolean): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from pictures where id = any(${ids}::text[]) and (${withRecipes} or bytes is not null) order by id`;
  return rows.map(({ id }) => id);
}
