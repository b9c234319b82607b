import { writeLocal, readLocal } from '../../platform/local-storage.ts';
import { createStore } from '../../platform/store.ts';
import { emptyQueue, type StepQueue } from './pending-steps.ts';

/** The steps of this phone. Written down at once, because a phone may end the page at any time. */
export const queue = createStore<StepQueue>(emptyQueue);

export function restoreQueue(): void {
  queue.set({ ...emptyQueue, ...readLocal<StepQueue>('courier_steps') });
  queue.subscribe(() => writeLocal('courier_steps', queue.get()));
  // Another tab with the same page has pressed or sent a step.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'courier_steps') queue.set({ ...emptyQueue, ...readLocal<StepQueue>('courier_steps') });
  });
}
