import type { Sql } from '@rialto/database/sql.ts';
import { findSources } from './find-sources.ts';
import { movedIn, ordersIn, type BookRow, type FigureRow, type Times } from './orders.sql.ts';
import { findBuckets, type FigureScope, type Period, type Periods } from './period.sql.ts';

/** Everything that was counted in a period. The views add it up. */
export type PeriodFigures = {
  rows: FigureRow[];
  moved: BookRow[];
  times: Pick<Times, 'preparation' | 'delivery'>;
};
export type ComputedFigures = {
  period: Period;
  buckets: Date[];
  current: PeriodFigures;
  previous: PeriodFigures;
  at: Date;
};

/** Inside one snapshot, so that sales and ledger agree while orders are being delivered. */
export async function computeFigures(
  db: Sql,
  { period, previous }: Periods,
  scope: FigureScope,
  at: Date,
): Promise<ComputedFigures> {
  const buckets = await findBuckets(db, period);
  const sources = await findSources(db, period, previous.startsAt);
  const { rows, times } = await ordersIn(db, period, sources, scope);
  const moved = await movedIn(db, period, sources, scope);
  const figuresOf = (isCurrent: boolean): PeriodFigures => {
    const isOf = (row: { isCurrent: boolean }) => row.isCurrent === isCurrent;
    return {
      rows: rows.filter(isOf),
      moved: moved.filter(isOf),
      times: times.find(isOf) ?? { preparation: null, delivery: null },
    };
  };
  return { period, buckets, current: figuresOf(true), previous: figuresOf(false), at };
}
