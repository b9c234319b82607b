import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { retryFailedEvent } from '../../../platform/events/failed-events.ts';
import { RefusalError } from '../../../platform/refuse.ts';

/** Delivers a failed event again and records who asked for it. */
export function retryEvent(db: Sql, { staff, now }: { staff: Staff; now: Date }, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const failed = await retryFailedEvent(tx, id);
    if (!failed) throw new RefusalError({ code: 'not_found' });
    const { topic, key, attempts } = failed;
    const change = { staff, now, action: 'retryFailedEvent', subject: 'event' as const, subjectId: id };
    await recordChange(tx, { ...change, before: { topic, key, attempts }, after: { topic, key, attempts: 0 } });
  });
}
