import type { Sql } from '@rialto/database/sql.ts';

export type StagedRow<Entity extends string = string> = {
  entity: Entity;
  line: number;
  storeKey: string;
  key: string;
  fields: Record<string, unknown>;
};
type NewRow = StagedRow & { isSound: boolean };

export async function insertRows(db: Sql, importId: number, rows: readonly NewRow[]): Promise<void> {
  await db`
    insert into import_rows (import_id, entity, line, store_key, key, fields, is_sound)
    select ${importId}, * from unnest(
      ${rows.map(({ entity }) => entity)}::text[], ${rows.map(({ line }) => line)}::int[],
      ${rows.map(({ storeKey }) => storeKey)}::text[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ fields }) => JSON.stringify(fields))}::json[], ${rows.map(({ isSound }) => isSound)}::boolean[])`;
}

/** One step for what belongs to the whole shop, and one for each store. Returns the number of sound rows. */
export async function insertSteps(tx: Sql, importId: number): Promise<number> {
  await tx`
    insert into import_steps (import_id, store_key)
    select distinct import_id, store_key from import_rows where import_id = ${importId} and is_sound`;
  const rows = await tx<{ count: number }[]>`
    select count(*)::int as count from import_rows where import_id = ${importId} and is_sound`;
  return rows[0]?.count ?? 0;
}

/** The steps that are left, what belongs to the whole shop first. */
export async function stepsLeft(db: Sql, importId: number): Promise<string[]> {
  const rows = await db<{ storeKey: string }[]>`
    select store_key as "storeKey" from import_steps where import_id = ${importId} and not is_done
    order by store_key <> '', store_key`;
  return rows.map(({ storeKey }) => storeKey);
}

/** Locks the step for this transaction; false if another worker has done it. */
export async function claimStep(tx: Sql, importId: number, storeKey: string): Promise<boolean> {
  const rows = await tx<object[]>`
    update import_steps set is_done = true
    where import_id = ${importId} and store_key = ${storeKey} and not is_done returning 1`;
  return rows.length > 0;
}

export type StepCounts = Record<string, { added: number; changed: number; unchanged: number }>;

/** Saves what a step did. Called in its transaction, or without counts if it could not be taken. */
export async function finishStep(tx: Sql, importId: number, storeKey: string, counts: StepCounts): Promise<void> {
  await tx`
    update import_steps set is_done = true, counts = ${JSON.stringify(counts)}::jsonb
    where import_id = ${importId} and store_key = ${storeKey}`;
}

export async function countsOfSteps(db: Sql, importId: number): Promise<StepCounts[]> {
  const rows = await db<{ counts: StepCounts }[]>`
    select counts from import_steps where import_id = ${importId} and is_done`;
  return rows.map(({ counts }) => counts);
}

/** Two imports of one store that are started together are compared one after the other. */
export async function lockStarts(tx: Sql): Promise<void> {
  await tx`select pg_advisory_xact_lock(7142205)`;
}

/** Another import that is running and changes the same store, or also what belongs to the whole shop. */
export async function overlappingImport(tx: Sql, importId: number): Promise<number | null> {
  const rows = await tx<{ id: number }[]>`
    select o.import_id as id from import_steps s
    join import_steps o on o.store_key = s.store_key and o.import_id <> s.import_id
    join imports i on i.id = o.import_id and i.state = 'importing'
    where s.import_id = ${importId} limit 1`;
  return rows[0]?.id ?? null;
}

/** The sound rows of a step, after the given line. */
export function stagedRows<Entity extends string>(
  db: Sql,
  step: { importId: number; storeKey: string; entity: Entity },
  { afterLine, limit }: { afterLine: number; limit: number },
): Promise<StagedRow<Entity>[]> {
  return db`
    select entity, line, store_key as "storeKey", key, fields from import_rows
    where import_id = ${step.importId} and store_key = ${step.storeKey} and entity = ${step.entity}
      and line > ${afterLine} and is_sound order by line limit ${limit}`;
}

/** The sound rows of a step with these lines. */
export function stagedLines<Entity extends string>(
  db: Sql,
  step: { importId: number; storeKey: string; entity: Entity },
  lines: readonly number[],
): Promise<StagedRow<Entity>[]> {
  return db`
    select entity, line, store_key as "storeKey", key, fields from import_rows
    where import_id = ${step.importId} and store_key = ${step.storeKey} and entity = ${step.entity}
      and line = any(${lines}::int[]) and is_sound
    order by line`;
}

/** What other rows may refer to: the keys of all rows, also of those with problems. */
export function stagedKeys(
  db: Sql,
  importId: number,
): Promise<{ entity: string; key: string; fields: Record<string, unknown> }[]> {
  return db`
    select entity, key, fields from import_rows where import_id = ${importId} and entity <> 'items' and key <> ''`;
}

export async function insertPicture(
  db: Sql,
  importId: number,
  picture: { name: string; pictureId: string; bytes: Buffer | null },
): Promise<void> {
  await db`
    insert into import_pictures (import_id, name, picture_id, bytes)
    values (${importId}, ${picture.name}, ${picture.pictureId}, ${picture.bytes})`;
}

/** The pictures of the file by their names. */
export function picturesNamed(
  db: Sql,
  importId: number,
  names: readonly string[],
): Promise<{ name: string; pictureId: string }[]> {
  return db`
    select name, picture_id as "pictureId" from import_pictures
    where import_id = ${importId} and name = any(${names}::text[])`;
}

/** A picture that the shop does not have yet, after the given name. */
export async function nextPicture(
  db: Sql,
  importId: number,
  afterName: string,
): Promise<{ name: string; pictureId: string; bytes: Buffer } | null> {
  const rows = await db<{ name: string; pictureId: string; bytes: Buffer }[]>`
    select name, picture_id as "pictureId", bytes from import_pictures
    where import_id = ${importId} and bytes is not null and name > ${afterName} order by name limit 1`;
  return rows[0] ?? null;
}
