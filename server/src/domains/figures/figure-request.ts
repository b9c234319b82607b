import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../../platform/crew.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { findBounds, type FigureScope, type Periods } from './period.sql.ts';

export type FigureRequest = {
  staff: Staff;
  /** Days in the time zone, such as 2026-03-01; both are included. */
  from: string;
  to: string;
  storeId: StoreId | null;
  zoneId: ZoneId | null;
  timeZone: string;
};

const MOST_DAYS = 732;
const MOST_DAYS_BY_HOUR = 2;
const MOST_DAYS_BY_DAY = 92;

/** The orders that a member of staff asks about. A store that is not theirs is unknown to them. */
export function scopeOf({ staff: { storeIds: own }, storeId, zoneId }: FigureRequest): FigureScope {
  if (storeId === null) return { storeIds: own, zoneId };
  if (own !== null && !own.includes(storeId)) throw new RefusalError({ code: 'not_found' });
  return { storeIds: [storeId], zoneId };
}

/** The period of a request and as many days before it. */
export async function periodsOf(db: Sql, { from, to, timeZone }: FigureRequest): Promise<Periods> {
  const days = countDays(from, to);
  if (!(days >= 1 && days <= MOST_DAYS)) throw new RefusalError({ code: 'period_invalid' });
  const bucket = days <= MOST_DAYS_BY_HOUR ? 'hour' : days <= MOST_DAYS_BY_DAY ? 'day' : 'month';
  const { startsAt, endsAt, previousStartsAt } = await findBounds(db, { from, to, timeZone });
  return {
    period: { startsAt, endsAt, bucket, timeZone },
    previous: { startsAt: previousStartsAt, endsAt: startsAt, bucket, timeZone },
  };
}

/** NaN for a day that the calendar does not have. */
function countDays(from: string, to: string): number {
  const [start, end] = [from, to].map((text) => {
    const at = new Date(`${text}T00:00:00Z`);
    return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text) ? Number.NaN : at.getTime();
  });
  return Math.round(((end ?? Number.NaN) - (start ?? Number.NaN)) / DAY_MS) + 1;
}
