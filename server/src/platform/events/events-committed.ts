import { wakeSignal } from '../wake-signal.ts';

/** Wakes the relays of this process after a commit. Other processes find the events by polling. */
export const eventsCommitted = wakeSignal();
