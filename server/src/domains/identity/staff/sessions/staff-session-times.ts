const MINUTE_MS = 60_000;
const IDLE_MS = 60 * MINUTE_MS;
const CODE_MS = 15 * MINUTE_MS;
const LONGEST_MS = 12 * 60 * MINUTE_MS;
/** Updating at every request would cost a write each. */
export const TOUCH_AFTER_MS = MINUTE_MS;

/** When an unused session of a member of staff ends (decision 52). */
export function staffIdleUntil(now: Date): Date {
  return new Date(now.getTime() + IDLE_MS);
}

/** When it ends even if it is used. */
export function staffSessionEnd(now: Date): Date {
  return new Date(now.getTime() + LONGEST_MS);
}

/** Until when the code of the second factor can be entered after the password. */
export function codeDeadline(now: Date): Date {
  return new Date(now.getTime() + CODE_MS);
}
