import type { Arrival } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { formatDate, shortDay, timeIn } from './dates.ts';

/** The span in which an order arrives, such as 18:40–18:55; on another day with the day (TRK-07). */
export function spanText({ from, until }: Arrival, timeZone: string | null, now = Date.now()): string {
  const [start, end] = [timeIn(from, timeZone), timeIn(until, timeZone)];
  const time = start === end ? start : `${start}–${end}`;
  const dayOf = (moment: string | number) =>
    formatDate(moment, { ...(timeZone !== null && { timeZone }), day: 'numeric', month: 'numeric' });
  return dayOf(from) === dayOf(now) ? time : t('time.day_and_time', { day: shortDay(from, timeZone, false), time });
}

type ArrivalFields = { arrival: Arrival | null; order_type: string; timezone: string | null };

/** When the order arrives or, for a pickup order, is ready; null if it is unknown. */
export function arrivalText({ arrival, order_type, timezone }: ArrivalFields): string | null {
  if (!arrival) return null;
  const span = spanText(arrival, timezone);
  return order_type === 'take_away' ? t('tracking.ready', { span }) : t('tracking.arrives', { span });
}
