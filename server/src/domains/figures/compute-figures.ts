import type { Sql } from '@rialto/database/sql.ts';
import { movedIn, type BookRow } from './books.sql.ts';
import { cancelledIn, deliveredIn, newCustomersIn, placedIn } from './orders.sql.ts';
import type { CountRow, SalesRow, Times } from './orders.sql.ts';
import { findBuckets, type FigureScope, type Period, type Periods } from './period.sql.ts';

/** Everything that was counted in a period. The views add it up. */
export type PeriodFigures = {
  sales: SalesRow[];
  placed: CountRow[];
  cancelled: CountRow[];
  moved: BookRow[];
  newCustomers: number;
  times: Pick<Times, 'preparation' | 'delivery'>;
};
export type ComputedFigures = {
  period: Period;
  buckets: Date[];
  current: PeriodFigures;
  previous: PeriodFigures;
  bookedMinor: number;
  at: Date;
};

/** Inside one snapshot, so that sales and ledger agree while orders are being delivered. */
export async function computeFigures(
  db: Sql,
  periods: Periods,
  scope: FigureScope,
  at: Date,
): Promise<ComputedFigures> {
  const { period } = periods;
  const buckets = await findBuckets(db, period);
  const { sales, times, bookedMinor } = await deliveredIn(db, periods, scope);
  const placed = await placedIn(db, periods, scope);
  const cancelled = await cancelledIn(db, periods, scope);
  const moved = await movedIn(db, periods, scope);
  const newCustomers = await newCustomersIn(db, periods, scope);
  const figuresOf = (isCurrent: boolean): PeriodFigures => {
    const isOf = (row: { isCurrent: boolean }) => row.isCurrent === isCurrent;
    return {
      sales: sales.filter(isOf),
      placed: placed.filter(isOf),
      cancelled: cancelled.filter(isOf),
      moved: moved.filter(isOf),
      newCustomers: newCustomers.find(isOf)?.count ?? 0,
      times: times.find(isOf) ?? { preparation: null, delivery: null },
    };
  };
  return { period, buckets, current: figuresOf(true), previous: figuresOf(false), bookedMinor, at };
}
