import type { StoreId, ZoneId } from '@rialto/database/ids.ts';
import { allOf, part, type Part } from '@rialto/database/part.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';

/** A stretch of time, its end excluded, and how it is divided. Days begin at midnight in `timeZone`. */
export type Period = { startsAt: Date; endsAt: Date; bucket: 'hour' | 'day' | 'month'; timeZone: string };
/** A period and as many days before it. */
export type Periods = { period: Period; previous: Period };
/** The orders that count: those of some stores, of a zone, or all (null). */
export type FigureScope = { storeIds: readonly StoreId[] | null; zoneId: ZoneId | null };

/** A year of a large shop takes longer than a request of a customer may. */
export const STATEMENT_LIMIT_MS = 60_000;

/** Compiling takes longer than most of these statements, and one process leaves the other processors to customers. */
const READING = "set local jit = off; set local max_parallel_workers_per_gather = 0; set local work_mem = '64MB'";

/** One snapshot for the whole transaction. */
export async function beginReading(tx: Sql): Promise<void> {
  await tx.script('set transaction isolation level repeatable read');
  await tx.script(READING);
}

/** Reads everything from one snapshot. */
export function inSnapshot<T>(db: Sql, read: (tx: Sql) => Promise<T>): Promise<T> {
  const work = async (tx: Sql) => {
    await beginReading(tx);
    await tx.script('set transaction read only');
    return read(tx);
  };
  return inTransaction(db, work, { statementLimitMs: STATEMENT_LIMIT_MS });
}

type Bounds = { startsAt: Date; endsAt: Date; previousStartsAt: Date };

/** When the first of some days began and the last ended, and when as many days before them began. */
export async function findBounds(db: Sql, days: { from: string; to: string; timeZone: string }): Promise<Bounds> {
  const { from, to, timeZone } = days;
  const rows = await db<Bounds[]>`
    select ${from}::date::timestamp at time zone ${timeZone} as "startsAt",
      (${to}::date + 1)::timestamp at time zone ${timeZone} as "endsAt",
      (${from}::date - (${to}::date - ${from}::date + 1))::timestamp at time zone ${timeZone} as "previousStartsAt"`;
  return rows[0] as Bounds;
}

/**
 * The beginning of every bucket of a period. Days and months are counted by the calendar, because clocks may skip their
 * midnight; an hour that the clocks repeat is two buckets.
 */
export async function findBuckets(db: Sql, { startsAt, endsAt, bucket, timeZone }: Period): Promise<Date[]> {
  const rows =
    bucket === 'hour'
      ? await db<{ at: Date }[]>`
          select at from generate_series(${startsAt}::timestamptz, ${endsAt}::timestamptz - interval '1 microsecond',
            interval '1 hour') at`
      : await db<{ at: Date }[]>`
          select day at time zone ${timeZone} as at
          from generate_series(date_trunc(${bucket}, ${startsAt}::timestamptz at time zone ${timeZone}),
            (${endsAt}::timestamptz - interval '1 microsecond') at time zone ${timeZone}, ('1 ' || ${bucket})::interval) day`;
  return rows.map(({ at }) => at);
}

/** The condition on orders, which the statement calls o. */
export function isInScope({ storeIds, zoneId }: FigureScope): Part {
  return allOf([
    ...(storeIds === null ? [] : [part`o.store_id = any(${storeIds}::bigint[])`]),
    ...(zoneId === null ? [] : [part`o.zone_id = ${zoneId}`]),
  ]);
}
