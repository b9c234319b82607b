import { DAY_MS } from '@rialto/rules/day-ms.ts';

const IDLE_MS = 7 * DAY_MS;
const REMEMBERED_MS = 30 * DAY_MS;
const NOT_REMEMBERED_MS = DAY_MS;

/** When an unused session ends (trust.md D10). */
export function idleUntil(now: Date): Date {
  return new Date(now.getTime() + IDLE_MS);
}

/** When a session ends even if it is used. Without "remember me" that is after a day. */
export function expiresAt(now: Date, isRemembered: boolean): Date {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_MS : NOT_REMEMBERED_MS));
}
