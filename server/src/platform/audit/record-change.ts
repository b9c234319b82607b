import type { LoggedSubject } from '@rialto/contract/shapes/enums.ts';
import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../crew.ts';
import { insertAuditRow, type Values } from './audit.sql.ts';

export type Change = {
  staff: Pick<Staff, 'id'>;
  now: Date;
  /** The name of the call. */
  action: string;
  /** The kind of thing that changed, such as `item`, and its id. */
  subject: LoggedSubject;
  subjectId: string | number | bigint;
  /** The store that it belongs to, whose staff may read the row. */
  storeId?: StoreId | null;
  /** Null for a new thing. */
  before: Values | null;
  /** Null for a removed thing. */
  after: Values | null;
};

/**
 * For the log, which is never shortened: that a reason was given. Its text can be personal, and stays where deleting the
 * account erases it.
 */
export const reasonGiven = (reason: string | null) => ({ has_reason: reason === null ? null : true });

/** Records a change by staff, in the transaction of the change, and returns its number. Writes nothing if nothing changed. */
export async function recordChange(tx: Sql, change: Change): Promise<number | null> {
  const { before, after } = changedValues(change.before, change.after);
  if (change.before && change.after && Object.keys(after ?? {}).length === 0) return null;
  return insertAuditRow(tx, { ...change, storeId: change.storeId ?? null, before, after });
}

/** Keeps only the values that differ, so that a row says what changed. Secrets are never passed in. */
function changedValues(before: Values | null, after: Values | null): Pick<Change, 'before' | 'after'> {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
