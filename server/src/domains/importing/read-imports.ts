import type { Language } from '@rialto/contract/http/languages.ts';
import type { ImportEntity, ImportProblem, ImportSummary } from '@rialto/contract/shapes/import/import.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { Readable } from 'node:stream';
import type { Staff } from '../../platform/crew.ts';
import { BYTE_ORDER_MARK, csvLine, guardedCell } from '../../platform/files/csv.ts';
import { entities } from './entities/entities.ts';
import { csvTemplate } from './exporting/csv-text.ts';
import { importsOf, problemsOf } from './imports.sql.ts';
import { importProblem, importSummary } from './imports.view.ts';
import { requireImport } from './require-import.ts';

const LISTED = 20;
const SHOWN_PROBLEMS = 200;
const ALL_PROBLEMS = 1_000;

export async function listImports(db: Sql, staff: Staff, language: Language): Promise<{ imports: ImportSummary[] }> {
  const rows = await importsOf(db, staff.storeIds === null ? null : staff.id, LISTED);
  return { imports: rows.map((row) => importSummary(row, language)) };
}

export async function readImport(
  db: Sql,
  staff: Staff,
  id: number,
  language: Language,
): Promise<ImportSummary & { problems: ImportProblem[] }> {
  const row = await requireImport(db, staff, id);
  // While rows are still checked, their problems are not sorted yet.
  const problems = row.state === 'checking' ? [] : await problemsOf(db, id, SHOWN_PROBLEMS);
  return { ...importSummary(row, language), problems: problems.map((problem) => importProblem(problem, language)) };
}

/** The problems as a CSV file, as many as are stored. */
export async function readProblemFile(db: Sql, staff: Staff, id: number, language: Language): Promise<Readable> {
  await requireImport(db, staff, id);
  const problems = (await problemsOf(db, id, ALL_PROBLEMS)).map((problem) => importProblem(problem, language));
  const lines = problems.map(({ file, line, column, message }) =>
    csvLine([file, String(line), column, message].map(guardedCell)),
  );
  return Readable.from([BYTE_ORDER_MARK, csvLine(['file', 'line', 'column', 'problem']), ...lines], {
    objectMode: false,
  });
}

export function readTemplate(entity: ImportEntity): Readable {
  return Readable.from([csvTemplate(entities[entity])], { objectMode: false });
}
