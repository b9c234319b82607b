import type { Run } from '@rialto/contract/calls/couriers.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
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

/** What the courier does at the next place. */
export function placeTitle(stop: Stop): string {
  const { name } = nextPlace(stop);
  if (stop.next_step === 'deliver') return t('courier.deliver_to', { name });
  return stop.parcel ? t('courier.pick_up_from', { name }) : t('courier.pick_up_at', { name });
}

/** The cash to collect at the next place: that of a sender at the pick-up, all other at the drop-off. */
export function cashHere({ next_step, cash_at, cash_to_collect }: Stop): number {
  return (next_step === 'deliver' ? 'drop_off' : 'pick_up') === cash_at ? cash_to_collect : 0;
}

/** What proves the next step. A parcel may ask for more than the shop does; a store asks for nothing. */
export function proofOf({ next_step, parcel }: Stop, run: Run): HandoverKind {
  if (next_step !== 'deliver') return parcel?.pick_up_proof ?? 'none';
  return parcel && parcel.drop_off_proof !== 'none' ? parcel.drop_off_proof : run.settings.handover;
}
