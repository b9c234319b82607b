import { MINUTES_OF_WEEK } from '@rialto/rules/store/minute-of-week.ts';
import type { Opening } from '../quote/order-problems.ts';

const WEEK: Opening['hours'] = [[0, MINUTES_OF_WEEK]];
const NO_HOLIDAYS: Opening['holidays'] = [];
/** Until a courier can be there. */
const LEAD_MINUTES = 30;

/** Parcels are fetched at every hour of the week. */
export function parcelTimetable(timezone: string): Opening {
  return { hours: WEEK, holidays: NO_HOLIDAYS, pausedUntil: null, timezone, deliveryMinutesMin: LEAD_MINUTES };
}
