import { DAY_MS } from '@rialto/rules/day-ms.ts';

/** Days and months as text, such as 2026-03-01 and 2026-03, so that no time zone can move them. */
const asText = (date: Date) => date.toISOString().slice(0, 10);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return asText(new Date(Date.UTC(year, number - 1 + count, 1))).slice(0, 7);
}

export function moveDay(day: string, count: number): string {
  return asText(new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS));
}

/** The whole weeks that a month touches. `weekStart` is 0 for Sunday, as in Date. */
export function weeksOf(month: string, weekStart: number): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const lead = (first.getUTCDay() - weekStart + 7) % 7;
  const last = moveDay(`${addMonths(month, 1)}-01`, -1);
  const weeks: string[][] = [];
  for (let day = moveDay(`${month}-01`, -lead); day <= last; day = moveDay(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => moveDay(day, at)));
  return weeks;
}

type TimeFields = { starts: string | null; ends: string | null };

/** Whether an offer holds at some time of a day. Its end is not part of it. */
export function isOnDay({ starts, ends }: TimeFields, day: string): boolean {
  return (starts === null || starts.slice(0, 10) <= day) && (ends === null || ends > `${day}T00:00`);
}
