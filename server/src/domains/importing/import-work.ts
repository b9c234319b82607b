import type { Sql } from '@rialto/database/sql.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CellContext } from './columns/column.ts';
import { insertProblems, saveProgress, type ImportRow } from './imports.sql.ts';
import type { Problem } from './problems.ts';

/** Stored problems; beyond them they are only counted. */
const MAX_PROBLEMS = 1_000;
const SAVE_EVERY_MS = 400;
/** Of the time that a batch took, this share is left to the requests of customers. */
const REST_SHARE = 0.35;
const MAX_REST_MS = 25;

/** The import was cancelled or the node stops: the transaction rolls back, and another node continues later. */
export class WorkStopped extends Error {
  override name = 'WorkStopped';
}

type Progress = { bytesDone?: number; rowsTotal?: number; rowsDone?: number };

/** The progress and the problems of one import while a node works on it. */
export type Work = {
  db: Sql;
  context: CellContext;
  problemCount(): number;
  report(problems: readonly Problem[]): Promise<void>;
  /** Saves the progress now and then and rests, so that customers are served. Throws if the work has to stop. */
  onProgress(progress: Progress): Promise<void>;
};

type Circumstances = { db: Sql; context: CellContext; isStopping: () => boolean };

export function startWork(row: Pick<ImportRow, 'id' | 'state'>, { db, context, isStopping }: Circumstances): Work {
  let problems = 0;
  let savedAt = 0;
  let batchFrom = performance.now();
  return {
    db,
    context,
    problemCount: () => problems,
    async report(found) {
      const first = problems;
      problems += found.length;
      const kept = found.slice(0, Math.max(0, MAX_PROBLEMS - first));
      if (kept.length > 0) await insertProblems(db, row.id, first, kept);
    },
    async onProgress(progress) {
      if (isStopping()) throw new WorkStopped();
      const now = performance.now();
      if (now - savedAt > SAVE_EVERY_MS) {
        savedAt = now;
        if (!(await saveProgress(db, row, progress))) throw new WorkStopped();
      }
      await sleep(Math.min(MAX_REST_MS, (performance.now() - batchFrom) * REST_SHARE));
      batchFrom = performance.now();
    },
  };
}
