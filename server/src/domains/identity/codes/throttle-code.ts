import type { Throttle } from '../../../platform/throttle/throttle.ts';
import { codesInAMinute, codesInAnHour, codesPerIp } from '../limits.ts';

/** Limits codes per contact and per IP, whether or not the contact has an account (trust.md T48). */
export async function throttleCode(throttle: Throttle, contact: string, ip: string): Promise<void> {
  await throttle.attempt(codesInAMinute, contact);
  await throttle.attempt(codesInAnHour, contact);
  await throttle.attempt(codesPerIp, ip);
}
