import type { Run } from '@rialto/contract/calls/couriers.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { useStore } from '../platform/store.ts';
import { run } from './run.ts';
import { applySteps } from './steps/apply-steps.ts';
import { queue } from './steps/step-queue.ts';

export type ShownRun = { run: Run; readAt: number; offers: Stop[]; stops: Stop[] };

/** The run with the steps that this phone has not sent yet; null before it was read for the first time. */
export function useShownRun(): ShownRun | null {
  const read = useStore(run);
  const { pending, confirmed } = useStore(queue);
  if (!read) return null;
  const all = applySteps(read.run.stops, [...confirmed, ...pending]);
  return {
    ...read,
    offers: all.filter(({ state }) => state === 'offered'),
    stops: all.filter(({ state }) => state !== 'offered'),
  };
}

/** Where the courier goes next for this order. */
export function nextPlace({ next_step, pick_up, drop_off }: Stop) {
  return next_step === 'deliver' ? drop_off : pick_up;
}
