import type { LiveEvent, LiveEventData, LiveEventName } from '@rialto/contract/calls/live.ts';
import { createSharedState } from '../overlays/shared-state.ts';
import type { TrackingProofs } from './tracking-proofs.ts';

type Handler = (data: never) => void;
const handlers = new Map<LiveEventName, Set<Handler>>();

/** Whether the stream of this browser is open, so that polling only checks. */
export const liveness = createSharedState(false);

/** Proofs of orders that are tracked by number and phone; the stream then carries these orders too. */
export const trackingProofs = createSharedState<TrackingProofs>({});

/** Calls the handler for each event of this name, in every tab; the result removes it. */
export function onLiveEvent<Name extends LiveEventName>(
  name: Name,
  handler: (data: LiveEventData<Name>) => void,
): () => void {
  const own = handlers.get(name) ?? new Set();
  handlers.set(name, own.add(handler));
  return () => void own.delete(handler);
}

export function emitLive({ name, data }: LiveEvent): void {
  handlers.get(name)?.forEach((handler) => handler(data as never));
}
