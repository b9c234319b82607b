const START = '2026-03-02T12:00:00.000Z';

export type TestTime = { now: () => Date; pass: (ms: number) => void };

/** A clock that a test advances. */
export function testTime(start = START): TestTime {
  let at = new Date(start).getTime();
  return { now: () => new Date(at), pass: (ms) => void (at += ms) };
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
