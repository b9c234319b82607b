import { sessionLocks, tryWithSessionLock } from '@rialto/database/session-lock.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { beginReading, STATEMENT_LIMIT_MS } from './period.sql.ts';
import { closeDays, findMissingDays, noteMarkedSince, writeDays, type MissingDay } from './summary.sql.ts';

/** An order that is on its way at midnight is written with the time of its transaction, so a day stays open a little. */
const OPEN_AFTER_MIDNIGHT_MS = 3_600_000;
const MOST_DAYS = 400;
const MOST_DAYS_AT_ONCE = 8;

type Summary = {
  now: Date;
  timeZone: string;
  /** Ends early; the next run continues. */ isOver?: () => boolean;
};

/** Adds up days that are over and not yet or no longer right, the latest first, on one node. Returns how many. */
export async function summarizeFigures(db: Sql, { now, timeZone, isOver = () => false }: Summary): Promise<number> {
  let count = 0;
  await tryWithSessionLock(db, sessionLocks.figures, async () => {
    const closesAt = new Date(now.getTime() - OPEN_AFTER_MIDNIGHT_MS);
    await inTransaction(db, (tx) => closeDays(tx, closesAt, timeZone), { statementLimitMs: STATEMENT_LIMIT_MS });
    await noteMarkedSince(db);
    for (const days of inRows(await findMissingDays(db, MOST_DAYS))) {
      if (isOver()) break;
      await summarizeDays(db, days);
      count += days.length;
    }
  });
  return count;
}

/** Days that follow each other, a few together. */
function inRows(days: readonly MissingDay[]): MissingDay[][] {
  const rows: MissingDay[][] = [];
  for (const day of days) {
    const row = rows.at(-1);
    if (row && row.length < MOST_DAYS_AT_ONCE && row[0]?.startsAt.getTime() === day.endsAt.getTime()) row.unshift(day);
    else rows.push([day]);
  }
  return rows;
}

function summarizeDays(db: Sql, days: readonly MissingDay[]): Promise<void> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return Promise.resolve();
  const { startsAt, timeZone } = first;
  const stretch = { startsAt, endsAt: last.endsAt, timeZone, unit: 'day' } as const;
  const work = async (tx: Sql) => {
    await beginReading(tx);
    await writeDays(
      tx,
      days.map(({ day }) => day),
      stretch,
    );
  };
  return inTransaction(db, work, { statementLimitMs: STATEMENT_LIMIT_MS });
}
