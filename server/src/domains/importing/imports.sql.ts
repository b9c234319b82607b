import type { StaffId, StoreId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Problem } from './problems.ts';

export type ImportRow = {
  id: number;
  staffId: StaffId;
  staffName: string;
  storeIds: StoreId[] | null;
  fileName: string;
  entity: string;
  fileBytes: number;
  state: string;
  bytesDone: number;
  rowsTotal: number;
  rowsDone: number;
  problemCount: number;
  refusal: { code: string; params: Record<string, string | number> } | null;
  report: Record<string, { added: number; changed: number; unchanged: number }>;
  createdAt: Date;
  endedAt: Date | null;
};

const columns = part`
  i.id, i.staff_id as "staffId", s.name as "staffName", i.store_ids as "storeIds", i.file_name as "fileName", i.entity,
  i.file_bytes as "fileBytes", i.state, i.bytes_done as "bytesDone", i.rows_total as "rowsTotal",
  i.rows_done as "rowsDone", i.problem_count as "problemCount", i.refusal, i.report, i.created_at as "createdAt",
  i.ended_at as "endedAt"`;

/** Of one member of staff, or of everybody. */
export function importsOf(db: Sql, staffId: StaffId | null, limit: number): Promise<ImportRow[]> {
  return db`
    select ${columns} from imports i join staff s on s.id = i.staff_id
    where ${staffId}::int is null or i.staff_id = ${staffId} order by i.created_at desc, i.id limit ${limit}`;
}

export async function findImport(db: Sql, id: number): Promise<ImportRow | null> {
  const rows = await db<ImportRow[]>`
    select ${columns} from imports i join staff s on s.id = i.staff_id where i.id = ${id}`;
  return rows[0] ?? null;
}

/** Locks it until the end of the transaction. */
export async function lockImport(tx: Sql, id: number): Promise<ImportRow | null> {
  const rows = await tx<ImportRow[]>`
    select ${columns} from imports i join staff s on s.id = i.staff_id where i.id = ${id} for update of i`;
  return rows[0] ?? null;
}

/** The import that has waited longest for its check or its run. */
export async function nextImport(db: Sql): Promise<ImportRow | null> {
  const rows = await db<ImportRow[]>`
    select ${columns} from imports i join staff s on s.id = i.staff_id
    where i.state in ('checking', 'importing') order by i.created_at, i.id limit 1`;
  return rows[0] ?? null;
}

type NewImport = Pick<ImportRow, 'id' | 'staffId' | 'storeIds' | 'fileName' | 'entity' | 'fileBytes' | 'createdAt'>;

export async function insertImport(tx: Sql, row: NewImport): Promise<void> {
  await tx`
    insert into imports (id, staff_id, store_ids, file_name, entity, file_bytes, created_at)
    values (${row.id}, ${row.staffId}, ${row.storeIds}::bigint[], ${row.fileName}, ${row.entity}, ${row.fileBytes},
            ${row.createdAt})`;
}

/** Stores a part of the file and returns how many bytes are there. */
export async function insertFilePart(tx: Sql, importId: number, number: number, bytes: Buffer): Promise<number> {
  await tx`
    insert into import_file_parts (import_id, number, bytes) values (${importId}, ${number}, ${bytes})
    on conflict (import_id, number) do update set bytes = excluded.bytes`;
  const rows = await tx<{ received: number }[]>`
    update imports set bytes_done = (select sum(length(bytes)) from import_file_parts where import_id = ${importId})
    where id = ${importId} returning bytes_done as received`;
  return rows[0]?.received ?? 0;
}

export async function filePart(db: Sql, importId: number, number: number): Promise<Buffer> {
  const rows = await db<{ bytes: Buffer }[]>`
    select bytes from import_file_parts where import_id = ${importId} and number = ${number}`;
  return rows[0]?.bytes ?? Buffer.alloc(0);
}

export async function setState(tx: Sql, id: number, state: string, now: Date): Promise<void> {
  await tx`
    update imports set state = ${state}, rows_done = 0, bytes_done = 0,
      checked_at = case when ${state} = 'checked' then ${now} else checked_at end,
      started_at = case when ${state} = 'importing' then ${now} else started_at end,
      ended_at = case when ${state} in ('done', 'refused', 'cancelled') then ${now}::timestamptz end
    where id = ${id}`;
}

export async function setRefusal(tx: Sql, id: number, refusal: NonNullable<ImportRow['refusal']>): Promise<void> {
  await tx`update imports set refusal = ${JSON.stringify(refusal)}::jsonb where id = ${id}`;
}

type Progress = { bytesDone?: number; rowsTotal?: number; rowsDone?: number };

/** Returns false if the import was cancelled meanwhile. */
export async function saveProgress(
  db: Sql,
  { id, state }: Pick<ImportRow, 'id' | 'state'>,
  done: Progress,
): Promise<boolean> {
  const { bytesDone = null, rowsTotal = null, rowsDone = null } = done;
  const rows = await db<object[]>`
    update imports set bytes_done = coalesce(${bytesDone}::bigint, bytes_done),
      rows_total = coalesce(${rowsTotal}::int, rows_total), rows_done = coalesce(${rowsDone}::int, rows_done)
    where id = ${id} and state = ${state} returning id`;
  return rows.length > 0;
}

export async function saveReport(
  db: Sql,
  id: number,
  report: ImportRow['report'],
  problemCount: number,
): Promise<void> {
  await db`
    update imports set report = ${JSON.stringify(report)}::jsonb, problem_count = ${problemCount} where id = ${id}`;
}

export async function insertProblems(db: Sql, id: number, first: number, problems: readonly Problem[]): Promise<void> {
  const rows = problems.map((problem, at) => ({ ...problem, number: first + at }));
  await db`
    insert into import_problems (import_id, number, entity, line, column_name, code, params)
    select ${id}, number, entity, line, "column", code, params
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(number int, entity text, line int, "column" text, code text, params jsonb)`;
}

export function problemsOf(db: Sql, id: number, limit: number): Promise<Problem[]> {
  return db`
    select entity, line, column_name as column, code, params from import_problems
    where import_id = ${id} order by entity, line, number limit ${limit}`;
}

/** Forgets what an earlier check that did not finish has left. */
export async function clearCheck(tx: Sql, id: number): Promise<void> {
  await tx`delete from import_rows where import_id = ${id}`;
  await tx`delete from import_steps where import_id = ${id}`;
  await tx`delete from import_problems where import_id = ${id}`;
  await tx`delete from import_pictures where import_id = ${id}`;
  await tx`update imports set rows_total = 0, rows_done = 0, problem_count = 0, report = '{}' where id = ${id}`;
}

export async function deleteFile(tx: Sql, id: number): Promise<void> {
  await tx`delete from import_file_parts where import_id = ${id}`;
}

/** Imports that ended or were left alone since then keep their report, but neither file nor rows. */
export async function deleteOldFiles(db: Sql, before: Date): Promise<void> {
  await db`
    update imports set state = 'cancelled', ended_at = created_at
    where state in ('uploading', 'checked') and created_at < ${before}`;
  for (const table of leftovers)
    await db`delete from ${table} x using imports i
      where i.id = x.import_id and i.state in ('done', 'refused', 'cancelled')`;
}

const leftovers = [part`import_file_parts`, part`import_rows`, part`import_pictures`, part`import_steps`];
