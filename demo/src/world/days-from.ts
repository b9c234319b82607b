import { DAY_MS } from '@rialto/rules/day-ms.ts';

/** The time this number of days from another one, as ISO 8601. */
export function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
