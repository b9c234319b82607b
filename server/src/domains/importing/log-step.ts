import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { ImportRow } from './imports.sql.ts';
import type { LoggedRow } from './steps/step.ts';

/** Of one entry in the log of changes. */
const MAX_ROWS = 500;

type Step = { storeKey: string; storeId: StoreId | null; now: Date };

/** Logs what a step added and changed, old and new values by key, in the transaction of the step. */
export async function logStep(tx: Sql, row: ImportRow, { storeKey, storeId, now }: Step, log: readonly LoggedRow[]) {
  for (let at = 0; at < log.length; at += MAX_ROWS) {
    const rows = log.slice(at, at + MAX_ROWS);
    const former = rows.flatMap(({ before, ...named }) => (before ? [[nameOf(named), before] as const] : []));
    await recordChange(tx, {
      ...{ staff: { id: row.staffId }, now, action: 'startImport', subject: 'import', subjectId: row.id, storeId },
      before: former.length > 0 ? { rows: Object.fromEntries(former) } : null,
      after: {
        ...{ file: row.fileName, store: storeKey },
        rows: Object.fromEntries(rows.map(({ after, ...named }) => [nameOf(named), after])),
      },
    });
  }
}

const nameOf = ({ entity, key }: Pick<LoggedRow, 'entity' | 'key'>) => `${entity} ${key}`;
