import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import { bookedSales, movedIn, type BookRow } from './books.sql.ts';
import { cancelledOf, countNewCustomers, placedOf, salesOf, timesOf } from './orders.sql.ts';
import type { CountRow, SalesRow, Times } from './orders.sql.ts';
import { findBuckets, type FigureScope, type Period } from './period.sql.ts';

/** Everything that was counted in a period. The views add it up. */
export type PeriodFigures = {
  sales: SalesRow[];
  placed: CountRow[];
  cancelled: CountRow[];
  moved: BookRow[];
  newCustomers: number;
  times: Times;
};
export type ComputedFigures = {
  period: Period;
  buckets: Date[];
  current: PeriodFigures;
  previous: PeriodFigures;
  bookedMinor: number;
  at: Date;
};

/** Reads with one connection, so that a page of figures never takes more of the shop than that. */
export function computeFigures(
  db: Sql,
  periods: { period: Period; previous: Period },
  scope: FigureScope,
  at: Date,
): Promise<ComputedFigures> {
  return onOneConnection(db, async (one) => {
    const { period, previous } = periods;
    return {
      period,
      buckets: await findBuckets(one, period),
      current: await countPeriod(one, period, scope),
      previous: await countPeriod(one, previous, scope),
      bookedMinor: await bookedSales(one, period, scope),
      at,
    };
  });
}

async function countPeriod(db: Sql, period: Period, scope: FigureScope): Promise<PeriodFigures> {
  return {
    sales: await salesOf(db, period, scope),
    placed: await placedOf(db, period, scope),
    cancelled: await cancelledOf(db, period, scope),
    moved: await movedIn(db, period, scope),
    newCustomers: await countNewCustomers(db, period, scope),
    times: await timesOf(db, period, scope),
  };
}
