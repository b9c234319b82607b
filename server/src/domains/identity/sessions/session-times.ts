const DAY_MS = 24 * 60 * 60_000;
const IDLE_MS = 7 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;
const NOT_REMEMBERED_MS = DAY_MS;

/** When a session ends that nobody uses any more (trust.md D10). */
export function idleUntil(now: Date): Date {
  return new Date(now.getTime() + IDLE_MS);
}

/** When a session ends however much it is used. Who does not want to be remembered is forgotten after a day. */
export function lastingUntil(now: Date, isRemembered: boolean): Date {
  return new Date(now.getTime() + (isRemembered ? LONGEST_MS : NOT_REMEMBERED_MS));
}
