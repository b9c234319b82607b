import type { Throttle } from '../../../platform/throttle/throttle.ts';
import { codesInAMinute, codesInAnHour, codesPerIp } from '../limits.ts';

/** Whether another code may go to this contact. It counts whether or not there is an account (trust.md T48). */
export async function countCode(throttle: Throttle, contact: string, ip: string): Promise<void> {
  await throttle.attempt(codesInAMinute, contact);
  await throttle.attempt(codesInAnHour, contact);
  await throttle.attempt(codesPerIp, ip);
}
