import { readRun, type Run } from '@rialto/contract/calls/couriers.ts';
import { call, link } from '../platform/connection.ts';
import { removeLocal, writeLocal, readLocal } from '../platform/local-storage.ts';
import { createStore } from '../platform/store.ts';
import { forgetConfirmed } from './steps/pending-steps.ts';
import { queue } from './steps/step-queue.ts';

/** The last reply of the server and its time. Kept on the phone, so that it can be read without a network. */
export const run = createStore<{ run: Run; readAt: number } | null>(null);
export const hasReadFailed = createStore(false);

let newestRead = 0;

/** Reads the run again. An older reply that arrives after a newer one is dropped. */
export async function refreshRun(): Promise<void> {
  const number = (newestRead += 1);
  const { confirmed } = queue.get();
  try {
    const answer = await call(readRun, {});
    if (number !== newestRead) return;
    run.set({ run: answer, readAt: Date.now() });
    queue.set(forgetConfirmed(queue.get(), confirmed));
    writeLocal('courier_run', run.get());
    hasReadFailed.set(false);
    const { secret, state } = link.get();
    if (state === 'unchecked') link.set({ secret, state: 'works' });
  } catch {
    if (number === newestRead) hasReadFailed.set(true);
  }
}

export function restoreRun(): void {
  run.set(readLocal('courier_run'));
}

/** A phone whose link was revoked must not keep the names and addresses of customers. */
export function forgetRun(): void {
  run.set(null);
  removeLocal('courier_run');
}
