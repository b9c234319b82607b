import { isLockTimeout } from '@rialto/database/unavailable.ts';
import { limitConcurrency, type LimitedRun } from '../../../platform/limit-concurrency.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { namesOf, type SharedRows } from './shared-rows.ts';

/** Fewer than the database has connections, so that browsing continues while many orders are placed (trust.md T112). */
const CONCURRENCY = 8;
/** Connections that may wait for locked rows. */
const WAITING_CONCURRENCY = 2;
const MAX_QUEUED = 5_000;
const MAX_WAIT_MS = 4_000;
/** A row is tried by everybody again if no order has waited for it for so long. */
const BUSY_MS = 2_000;

/** Places an order. It calls `requireFree` before its first statement that can wait for another order. */
type Work<T> = (requireFree: (rows: SharedRows) => void) => Promise<T>;
type Attempt<T> = { value: T } | { lockedRow: string | null };
type Queues = { findLocked: (rows: SharedRows) => Promise<string[]>; isWaiting: boolean };

export type PlacingQueue = <T>(work: Work<T>) => Promise<T>;

/**
 * Runs a few orders at a time. Orders that need a row which somebody holds wait apart, one by one for each row, so that
 * they do not occupy the places of all others (trust.md T22); after four seconds they are refused.
 */
export function openPlacingQueue(findLocked: (rows: SharedRows) => Promise<string[]>): PlacingQueue {
  const limited = limitConcurrency({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });
  const waitingLimited = limitConcurrency({ concurrency: WAITING_CONCURRENCY });
  const busyRows = openBusyRows();
  const waitFor = openRowQueues();

  return async (work) => {
    let last = await limited(() => attempt(work, busyRows, { findLocked, isWaiting: false }));
    const deadline = performance.now() + MAX_WAIT_MS;
    while (!('value' in last)) {
      const { lockedRow } = last;
      const retry = async (isWaiting: boolean) => {
        if (performance.now() >= deadline) throw new RefusalError({ code: 'overloaded' });
        return attempt(work, busyRows, { findLocked, isWaiting });
      };
      if (lockedRow === null) last = await limited(() => retry(false));
      else last = await waitFor(lockedRow, () => waitingLimited(() => retry(true)));
    }
    return last.value;
  };
}

class RowIsBusy extends Error {
  readonly row: string;

  constructor(row: string) {
    super(`${row} is locked`);
    this.row = row;
  }
}

type BusyRows = ReturnType<typeof openBusyRows>;

async function attempt<T>(work: Work<T>, busyRows: BusyRows, { findLocked, isWaiting }: Queues): Promise<Attempt<T>> {
  const wanted: SharedRows[] = [];
  try {
    const value = await work((rows) => {
      wanted.push(rows);
      const row = isWaiting ? undefined : busyRows.firstOf(rows);
      if (row !== undefined) throw new RowIsBusy(row);
    });
    for (const rows of wanted) busyRows.remove(rows);
    return { value };
  } catch (error) {
    if (error instanceof RowIsBusy) return { lockedRow: error.row };
    const rows = wanted.at(-1);
    if (!isLockTimeout(error) || !rows) throw error;
    const locked = await findLocked(rows);
    locked.forEach(busyRows.add);
    return { lockedRow: locked[0] ?? null };
  }
}

/** The rows that orders recently waited for until their limit. Nearly always empty, so that orders hardly notice it. */
function openBusyRows() {
  const until = new Map<string, number>();
  const deleteExpired = () => {
    const now = performance.now();
    for (const [row, end] of until) if (end <= now) until.delete(row);
  };
  return {
    firstOf(rows: SharedRows): string | undefined {
      if (until.size === 0) return undefined;
      deleteExpired();
      return namesOf(rows).find((row) => until.has(row));
    },
    add: (row: string) => void until.set(row, performance.now() + BUSY_MS),
    remove(rows: SharedRows): void {
      if (until.size > 0) namesOf(rows).forEach((row) => until.delete(row));
    },
  };
}

/** Runs one function at a time for each row. */
function openRowQueues(): <T>(row: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { run: LimitedRun; users: number }>();
  return async (row, work) => {
    const queue = queues.get(row) ?? { run: limitConcurrency({ concurrency: 1 }), users: 0 };
    queues.set(row, queue);
    queue.users += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(row);
    }
  };
}
