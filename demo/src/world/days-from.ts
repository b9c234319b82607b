const DAY_MS = 86_400_000;

/** A moment so many days from another one, as rows have it. */
export function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
