import { inTransaction } from '@rialto/database/sql.ts';
import { FileRefused } from './file/file-refused.ts';
import type { Work } from './import-work.ts';
import { clearCheck, deleteFile, saveReport, setRefusal, setState, type ImportRow } from './imports.sql.ts';
import { insertSteps, stepsLeft, type StepCounts } from './staging.sql.ts';
import { stageFile } from './stage-file.ts';
import { readCatalogue, withStaged } from './steps/catalogue.ts';
import { takeStep } from './steps/take-step.ts';
import { summed } from './summed.ts';

const LIMIT_MS = 120_000;
const STEPS_AT_ONCE = 3;

/** The dry run: reads the file and takes every step without writing. */
export async function checkImport(work: Work, row: ImportRow, now: () => Date): Promise<void> {
  await inTransaction(work.db, (tx) => clearCheck(tx, row.id), { statementLimitMs: LIMIT_MS });
  try {
    await stageFile(work, row);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await refuseFile(work, row, error, now());
    return;
  }
  const counts = await planSteps(work, row);
  await inTransaction(
    work.db,
    async (tx) => {
      await saveReport(tx, row.id, summed(counts), work.problemCount());
      await setState(tx, row.id, 'checked', now());
      await deleteFile(tx, row.id);
    },
    { statementLimitMs: LIMIT_MS },
  );
}

async function planSteps(work: Work, row: ImportRow): Promise<StepCounts[]> {
  const rowsTotal = await inTransaction(work.db, (tx) => insertSteps(tx, row.id), { statementLimitMs: LIMIT_MS });
  const catalogue = await withStaged(work.db, row.id, await readCatalogue(work.db, row.storeIds));
  const counts: StepCounts[] = [];
  let rowsDone = 0;
  const onBatch = (rows: number) => work.onProgress({ rowsTotal, rowsDone: (rowsDone += rows) });
  const left = await stepsLeft(work.db, row.id);
  const takeNext = async () => {
    for (let storeKey = left.shift(); storeKey !== undefined; storeKey = left.shift()) {
      const { context } = work;
      const step = { importId: row.id, storeKey, catalogue, context, hasStores: row.entity !== 'items' };
      const result = await takeStep(work.db, { ...step, isWriting: false, onBatch });
      await work.report(result.problems);
      counts.push(result.counts);
    }
  };
  // Steps of a check only read, so a few run together while others wait for the database.
  await Promise.all(Array.from({ length: STEPS_AT_ONCE }, takeNext));
  return counts;
}

function refuseFile(work: Work, { id }: ImportRow, { code, params }: FileRefused, now: Date): Promise<void> {
  return inTransaction(work.db, async (tx) => {
    await clearCheck(tx, id);
    await setRefusal(tx, id, { code, params });
    await setState(tx, id, 'refused', now);
    await deleteFile(tx, id);
  });
}
