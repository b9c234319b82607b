import { part } from './part.ts';

/**
 * Selected before a row that many transactions change: the rest of the transaction waits a quarter of a second for a lock
 * instead of two seconds. Callers retry where waiting does not hold up others.
 */
export const shortLockWait = part`set_config('lock_timeout', '250', true)`;
