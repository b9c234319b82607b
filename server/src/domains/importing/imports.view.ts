import type { Language } from '@rialto/contract/http/languages.ts';
import type { ImportProblemCode, ImportRefusal } from '@rialto/contract/shapes/import/problems.ts';
import {
  importEntities,
  type ImportKind,
  type ImportProblem,
  type ImportState,
  type ImportSummary,
} from '@rialto/contract/shapes/import/import.ts';
import { textOf } from '../../platform/texts.ts';
import { fileNameOf } from './entities/entity.ts';
import type { ImportRow } from './imports.sql.ts';
import type { Problem } from './problems.ts';

export function importSummary(row: ImportRow, language: Language): ImportSummary {
  const { refusal, report } = row;
  return {
    id: row.id,
    file_name: row.fileName,
    entity: row.entity as ImportKind,
    state: row.state as ImportState,
    staff_name: row.staffName,
    file_bytes: row.fileBytes,
    bytes_done: row.bytesDone,
    rows_total: row.rowsTotal,
    rows_done: row.rowsDone,
    problem_count: row.problemCount,
    refusal: refusal && textOf(`import.refused_${refusal.code as ImportRefusal}`, language, refusal.params),
    report: importEntities.flatMap((entity) => (report[entity] ? [{ entity, ...report[entity] }] : [])),
    can_start: Number(row.state === 'checked' && row.problemCount === 0),
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

export function importProblem({ entity, line, column, code, params }: Problem, language: Language): ImportProblem {
  const message = textOf(`import.problem_${code satisfies ImportProblemCode}`, language, params);
  return { file: fileNameOf(entity), line, column, message };
}
