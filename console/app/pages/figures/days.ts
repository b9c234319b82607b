import { DAY_MS } from '@rialto/rules/day-ms.ts';

/** Days as text, such as 2026-03-01, so that no time zone can move them. */
export type Days = { from: string; to: string };

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const asText = (date: Date) => date.toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return asText(new Date(asDate(day).getTime() + count * DAY_MS));
}

function monthStart(day: string, months = 0): string {
  const date = asDate(day);
  return asText(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)));
}

export const periodNames = ['today', 'yesterday', 'week', 'month', 'last_month', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The days that a name means today. A week is the last seven days. */
export function daysOf(name: PeriodName, today: string): Days {
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: monthStart(today), to: today };
    case 'last_month':
      return { from: monthStart(today, -1), to: addDays(monthStart(today), -1) };
    case 'year':
      return { from: addDays(today, -364), to: today };
  }
}

export function nameOfDays({ from, to }: Days, today: string): PeriodName | null {
  return (
    periodNames.find((name) => {
      const days = daysOf(name, today);
      return days.from === from && days.to === to;
    }) ?? null
  );
}
