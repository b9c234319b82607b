import { inTransaction } from '@rialto/database/sql.ts';
import { addPicture } from '../../platform/files/catalogue-pictures.sql.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { notifyCatalogueChange } from '../catalog/catalog.public.ts';
import type { Work } from './import-work.ts';
import { logStep } from './log-step.ts';
import { saveReport, setState, type ImportRow } from './imports.sql.ts';
import type { Problem } from './problems.ts';
import { claimStep, countsOfSteps, finishStep, nextPicture, stepsLeft } from './staging.sql.ts';
import { readCatalogue, type Catalogue } from './steps/catalogue.ts';
import { takeStep } from './steps/take-step.ts';
import { summed } from './summed.ts';

/** For the transaction of a store with a hundred thousand items. */
const LIMIT_MS = 120_000;
/** Nodes drop their cached lists each time, so stores are published together now and then, and the last at the end. */
const NOTIFY_EVERY_MS = 30_000;
const CATALOGUE_AGE_MS = 5_000;

/** Takes the steps that are left, each in one transaction. A node that stops leaves whole stores behind it. */
export async function runImport(work: Work, row: ImportRow, now: () => Date): Promise<void> {
  await addPictures(work, row);
  const left = await stepsLeft(work.db, row.id);
  let rowsDone = Object.values(summed(await countsOfSteps(work.db, row.id))).reduce(
    (sum, { added, changed, unchanged }) => sum + added + changed + unchanged,
    0,
  );
  const onBatch = (rows: number) => work.onProgress({ rowsDone: (rowsDone += rows) });
  const catalogues = freshCatalogues(work, row);
  const notices = changeNotifier(work);
  try {
    for (const storeKey of left) {
      await runStep(work, row, { storeKey, catalogue: await catalogues.read(), onBatch, now: now() });
      if (storeKey === '') catalogues.forget();
      await notices.soon();
    }
  } finally {
    await notices.now();
  }
  await finish(work, row, now());
}

type StoreImport = { storeKey: string; catalogue: Catalogue; onBatch: (rows: number) => Promise<void>; now: Date };

/** What can no longer be imported, because the catalogue changed since the check. */
class StepRefused extends Error {
  override name = 'StepRefused';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super('A step has problems');
    this.problems = problems;
  }
}

async function runStep(work: Work, row: ImportRow, { storeKey, catalogue, onBatch, now }: StoreImport): Promise<void> {
  const { context } = work;
  const { id: importId, entity } = row;
  const take = async (tx: Parameters<typeof takeStep>[0]) => {
    if (!(await claimStep(tx, importId, storeKey))) return;
    const { problems, counts, log } = await takeStep(tx, {
      importId,
      storeKey,
      catalogue,
      context,
      hasStores: entity !== 'items',
      isWriting: true,
      onBatch,
    });
    if (problems.length > 0) throw new StepRefused(problems);
    await logStep(tx, row, { storeKey, storeId: catalogue.stores.get(storeKey)?.id ?? null, now }, log);
    await finishStep(tx, importId, storeKey, counts);
  };
  try {
    await inTransaction(work.db, take, { statementLimitMs: LIMIT_MS });
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
    await work.report(error.problems);
    await finishStep(work.db, importId, storeKey, {});
  }
}

/** Before the steps and outside of them: a picture that nothing shows does no harm. */
async function addPictures({ db, onProgress }: Work, { id }: ImportRow): Promise<void> {
  for (let next = await nextPicture(db, id, ''); next; next = await nextPicture(db, id, next.name)) {
    await addPicture(db, next.pictureId, next.bytes);
    await onProgress({});
  }
}

function finish(work: Work, row: ImportRow, now: Date): Promise<void> {
  return inTransaction(
    work.db,
    async (tx) => {
      const report = summed(await countsOfSteps(tx, row.id));
      await saveReport(tx, row.id, report, work.problemCount());
      await setState(tx, row.id, 'done', now);
      await recordChange(tx, {
        staff: { id: row.staffId },
        now,
        action: 'startImport',
        subject: 'import',
        subjectId: row.id,
        storeId: row.storeIds?.length === 1 ? (row.storeIds[0] ?? null) : null,
        before: null,
        after: { file: row.fileName, ...report, problems: work.problemCount() },
      });
    },
    { statementLimitMs: LIMIT_MS },
  );
}

function freshCatalogues({ db }: Work, { storeIds }: ImportRow) {
  let last: { at: number; catalogue: Catalogue } | null = null;
  return {
    forget: () => void (last = null),
    async read(): Promise<Catalogue> {
      if (!last || performance.now() - last.at > CATALOGUE_AGE_MS)
        last = { at: performance.now(), catalogue: await readCatalogue(db, storeIds) };
      return last.catalogue;
    },
  };
}

function changeNotifier({ db }: Work) {
  let sentAt = performance.now();
  const now = async () => {
    sentAt = performance.now();
    await notifyCatalogueChange(db);
  };
  return { now, soon: async () => void (performance.now() - sentAt >= NOTIFY_EVERY_MS && (await now())) };
}
