import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../../platform/app.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { computeFigures, type ComputedFigures } from './compute-figures.ts';
import { periodsOf, scopeOf, type FigureRequest } from './figure-request.ts';
import { shiftsOf, soldItems, type ShiftRow, type SoldItemRow } from './lists.sql.ts';
import { inSnapshot, type FigureScope, type Periods } from './period.sql.ts';

export type OpenFigures = {
  read(request: FigureRequest): Promise<ComputedFigures>;
  items(request: FigureRequest): Promise<SoldItemRow[]>;
  shifts(request: FigureRequest): Promise<ShiftRow[]>;
};

/** A short period that goes on is computed again soon; a long one changes little, and one that is over only by refunds. */
const RUNNING_MS = 15_000;
const OTHER_MS = 300_000;
const SHORT_MS = 32 * 86_400_000;
const MOST_ITEMS = 100;
const MOST_SHIFTS = 500;

/** Figures are read by few and cost much, so results are kept for a short time and few are computed at once. */
export function openFigures({ db, clock }: Pick<App, 'db' | 'clock'>): OpenFigures {
  const inTurn = limitConcurrency({ concurrency: 2, maxQueued: 50 });
  const caches = [
    ttlCache<unknown>(clock, { ttlMs: RUNNING_MS }),
    ttlCache<unknown>(clock, { ttlMs: OTHER_MS }),
  ] as const;

  async function cached<T>(
    kind: string,
    request: FigureRequest,
    load: (tx: Sql, asked: FigureQuery) => Promise<T>,
  ): Promise<T> {
    const scope = scopeOf(request);
    const periods = await periodsOf(db, request);
    const { startsAt, endsAt, timeZone } = periods.period;
    const key = [kind, startsAt.getTime(), endsAt.getTime(), timeZone, scope.storeIds?.join() ?? 'all', scope.zoneId];
    const isShort = endsAt.getTime() - startsAt.getTime() <= SHORT_MS;
    const cache = isShort && endsAt > clock() ? caches[0] : caches[1];
    return (await cache.read(key.join(' '), () =>
      inTurn(() => inSnapshot(db, (tx) => load(tx, { scope, periods }))),
    )) as T;
  }

  return {
    read: (request) =>
      cached('figures', request, (tx, { periods, scope }) => computeFigures(tx, periods, scope, clock())),
    items: (request) =>
      cached('items', request, (tx, { periods, scope }) => soldItems(tx, periods.period, scope, MOST_ITEMS)),
    shifts: (request) =>
      cached('shifts', request, (tx, { periods, scope }) => shiftsOf(tx, periods.period, scope, MOST_SHIFTS)),
  };
}

type FigureQuery = { scope: FigureScope; periods: Periods };
