import type { PauseLength } from '@rialto/contract/calls/console/board-stores.ts';
import type { StoreId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { opensNextAt, UNTIL_RESUMED, type Span } from '@rialto/rules/store/hours.ts';
import { MINUTES_OF_DAY } from '@rialto/rules/store/minute-of-week.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { boardStores, lockStore, writeStoreState, type BoardStoreRow } from './board-stores.sql.ts';

const HOUR_MS = 3_600_000;
/** A night ends at five; stores that are open past midnight stay closed until then. */
const MORNING = 5 * 60;
const mornings = Array.from({ length: 7 }, (_, day): Span => {
  const from = day * MINUTES_OF_DAY + MORNING;
  return [from, from + 1];
});

export function pauseEnd(length: PauseLength, now: Date, timeZone: string): Date | null {
  if (length === 'none') return null;
  if (length === 'hour') return new Date(now.getTime() + HOUR_MS);
  return length === 'open_end'
    ? UNTIL_RESUMED
    : (opensNextAt({ hours: mornings, timezone: timeZone, holidays: [] }, now) ?? UNTIL_RESUMED);
}

type State = Pick<BoardStoreRow, 'pausedUntil' | 'busyMinutes' | 'staffedAt'>;
type Change = {
  staff: Staff;
  storeId: StoreId;
  action: string;
  now: Date;
  to: (store: BoardStoreRow) => Partial<State>;
};

/** Changes how a store takes orders. Another store's is reported as unknown. */
export function changeStoreState(db: Sql, { staff, storeId, action, now, to }: Change): Promise<BoardStoreRow> {
  return inTransaction(db, async (tx) => {
    await lockStore(tx, storeId);
    const isTheirs = staff.storeIds === null || staff.storeIds.includes(storeId);
    const [store] = isTheirs ? await boardStores(tx, [storeId]) : [];
    if (!store) throw new RefusalError({ code: 'store_unknown' });
    const changed = { ...store, ...to(store) };
    await writeStoreState(tx, changed);
    await recordChange(tx, {
      staff,
      now,
      action,
      subject: 'store',
      subjectId: storeId,
      storeId,
      before: valuesOf(store),
      after: valuesOf(changed),
    });
    return changed;
  });
}

function valuesOf({ pausedUntil, busyMinutes, staffedAt }: State) {
  return { paused_until: pausedUntil, busy_minutes: busyMinutes, staffed_at: staffedAt };
}
