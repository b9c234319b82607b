import type { LiveEventData, LiveEventName } from '@rialto/contract/calls/live.ts';
import { useEffect, useEffectEvent } from 'react';
import { onLiveEvent, trackingProofs } from './live-events.ts';

/** `reset` means that events may have been missed: read again what is shown. */
export function useLiveEvent<Name extends LiveEventName>(
  name: Name,
  onEvent: (data: LiveEventData<Name>) => void,
): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => onLiveEvent(name, (data) => handle(data)), [name]);
}

/** Call it with every answer: tokens expire and are renewed by each. */
export function offerTrackingToken(orderId: number, token: string, isRunning: boolean): void {
  trackingProofs.write({ ...trackingProofs.read(), [orderId]: { token, at: Date.now(), isRunning } });
}

let opening: Promise<unknown> | null = null;

/** Opens the stream of this browser, or joins it, once the code is loaded. Pages work without it, by polling. */
export function startLive(): void {
  opening ??= import('./open-live.ts').then(
    ({ openLive }) => openLive(),
    () => (opening = null),
  );
}
