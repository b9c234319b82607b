import { wakeSignal } from '../../platform/wake-signal.ts';

/** Starts the job of this node as soon as a file is there or a run is wanted. */
export const importWork = wakeSignal();
