import { reportPosition } from '@rialto/contract/calls/couriers.ts';
import { call, isTemporary } from '../../platform/connection.ts';
import { writeLocal, readLocal } from '../../platform/local-storage.ts';
import { createStore } from '../../platform/store.ts';
import { addPoint, pointOf, type TimedPoint } from './position-batch.ts';

/** Whether the courier shares the position during runs; null before they were asked. */
export const consent = createStore<'yes' | 'no' | null>(null);
export type PositionState = 'off' | 'waiting' | 'on' | 'blocked';
export const positionState = createStore<PositionState>('off');
/** The newest position, for the map of this page. */
export const ownPosition = createStore<TimedPoint | null>(null);

export function restoreConsent(): void {
  consent.set(readLocal('courier_position'));
}

export function answerConsent(answer: 'yes' | 'no'): void {
  writeLocal('courier_position', answer);
  consent.set(answer);
}

let stop: (() => void) | null = null;

/** Watches and sends the position while `isWanted`: during a run and with the courier's consent only. */
export function sharePosition(isWanted: boolean, everySeconds: number): void {
  if (isWanted === (stop !== null)) return;
  stop?.();
  stop = null;
  ownPosition.set(null);
  positionState.set('off');
  if (!isWanted) return;
  if (!('geolocation' in navigator)) return positionState.set('blocked');
  stop = startSharing(everySeconds);
}

function startSharing(everySeconds: number): () => void {
  let points: TimedPoint[] = [];
  let timer: ReturnType<typeof setTimeout>;
  positionState.set('waiting');
  const watch = navigator.geolocation.watchPosition(
    (position) => {
      ownPosition.set(pointOf(position));
      positionState.set('on');
    },
    ({ code, PERMISSION_DENIED }) => positionState.set(code === PERMISSION_DENIED ? 'blocked' : 'waiting'),
    { enableHighAccuracy: true, maximumAge: 2_000, timeout: 30_000 },
  );

  async function sendNext(seconds: number): Promise<void> {
    const newest = ownPosition.get();
    if (newest) points = addPoint(points, newest);
    const batch = points;
    let next = seconds;
    if (batch.length > 0 && (batch.length > 1 || batch.at(-1) !== lastSent)) next = await send(batch, seconds);
    timer = setTimeout(() => void sendNext(next), next * 1_000);
  }

  let lastSent: TimedPoint | undefined;
  /** Returns when to send again. Points that could not be sent are kept; those that were refused are not. */
  async function send(batch: TimedPoint[], seconds: number): Promise<number> {
    try {
      const { next_seconds } = await call(reportPosition, { body: { points: batch } });
      lastSent = batch.at(-1);
      points = [];
      return Math.max(1, next_seconds);
    } catch (fault) {
      if (!isTemporary(fault)) points = [];
      return seconds;
    }
  }

  void sendNext(everySeconds);
  return () => {
    navigator.geolocation.clearWatch(watch);
    clearTimeout(timer);
  };
}
