import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { PendingStep } from './pending-steps.ts';

/** The run as it will be when the pending steps are sent: what the courier pressed is shown at once. */
export function applySteps(stops: readonly Stop[], pending: readonly PendingStep[]): Stop[] {
  return pending.reduce<Stop[]>((before, step) => before.flatMap((stop) => applyStep(stop, step)), [...stops]);
}

/** A step that the server's run already contains, because only the reply was lost, changes nothing. */
function applyStep(stop: Stop, { stopId, step }: PendingStep): Stop[] {
  if (stop.id !== stopId) return [stop];
  switch (step) {
    case 'accept':
      return [stop.state === 'offered' ? { ...stop, state: 'accepted', next_step: 'pick_up' } : stop];
    case 'pick_up':
      return [stop.state === 'picked_up' ? stop : { ...stop, ...pickedUp(stop) }];
    case 'decline':
    case 'deliver':
    case 'give_up':
      return [];
  }
}

/** The cash of a sender is collected with the parcel. */
function pickedUp({ cash_at, cash_to_collect }: Stop): Partial<Stop> {
  const left = cash_at === 'pick_up' ? 0 : cash_to_collect;
  return { state: 'picked_up', next_step: 'deliver', route: null, cash_to_collect: left };
}
