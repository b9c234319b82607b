import type { Limit } from '../../platform/throttle/throttle.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The limits of trust.md. Limits per IP are higher than limits per account, so that a shared network is not locked out. */
export const signInMisses: Limit = { name: 'sign-in misses', most: 5, perMs: 15 * MINUTE_MS, kind: 'guard' };
export const signInMissesPerIp: Limit = {
  name: 'sign-in misses of a place',
  most: 30,
  perMs: 15 * MINUTE_MS,
  kind: 'pace',
};
export const codesInAMinute: Limit = { name: 'codes in a minute', most: 1, perMs: MINUTE_MS, kind: 'guard' };
export const codesInAnHour: Limit = { name: 'codes in an hour', most: 5, perMs: HOUR_MS, kind: 'guard' };
export const codesPerIp: Limit = { name: 'codes of a place', most: 20, perMs: HOUR_MS, kind: 'pace' };
export const codeMisses: Limit = { name: 'code misses', most: 15, perMs: 24 * HOUR_MS, kind: 'guard' };
export const passwordMisses: Limit = { name: 'current password misses', most: 5, perMs: 15 * MINUTE_MS, kind: 'guard' };

/** Staff decide about money and see customers, so their limits have no part that a load test switches off. */
export const staffSignInMisses: Limit = { name: 'staff sign-in misses', most: 5, perMs: 15 * MINUTE_MS, kind: 'guard' };
export const staffSignInMissesPerIp: Limit = {
  name: 'staff sign-in misses of a place',
  most: 30,
  perMs: 15 * MINUTE_MS,
  kind: 'guard',
};
export const staffCodeMisses: Limit = { name: 'staff code misses', most: 5, perMs: 15 * MINUTE_MS, kind: 'guard' };
export const staffLinkMisses: Limit = { name: 'staff link misses', most: 30, perMs: 15 * MINUTE_MS, kind: 'guard' };
export const staffPasswordMisses: Limit = {
  name: 'staff current password misses',
  most: 5,
  perMs: 15 * MINUTE_MS,
  kind: 'guard',
};
