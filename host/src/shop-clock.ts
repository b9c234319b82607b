import { clockStartingAt, systemClock, type Clock } from '@rialto/server/platform/clock.ts';
import type { Settings } from './settings.ts';

/**
 * The system time, unless a test sets when the shop's clock starts. Call it once per process, so that all parts share
 * it.
 */
export function shopClock({ CLOCK }: Pick<Settings, 'CLOCK'>): Clock {
  return CLOCK ? clockStartingAt(new Date(CLOCK)) : systemClock;
}
