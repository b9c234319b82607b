import { takeStep } from '@rialto/contract/calls/couriers.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { CourierStep } from '@rialto/contract/shapes/enums.ts';
import { call, isOnline, isTemporary } from '../../platform/connection.ts';
import { dropPhoto, keepPhoto, readPhoto } from '../../platform/photos.ts';
import { randomKey } from '../../platform/random-key.ts';
import { refreshRun, run } from '../run.ts';
import { confirm, heldStep, press, release, undo, type PendingStep } from './pending-steps.ts';
import { createStepSender } from './send-steps.ts';
import { queue } from './step-queue.ts';

const USUAL_HOLD_SECONDS = 10;

function holdMs(): number {
  return (run.get()?.run.settings.undo_seconds ?? USUAL_HOLD_SECONDS) * 1_000;
}

const sender = createStepSender({
  queue,
  transmit,
  isTemporary,
  holdMs,
  onSettled(step) {
    if (step.hasPhoto) void dropPhoto(step.key).catch(() => undefined);
    void refreshRun();
  },
});

async function transmit({ key, stopId, step, pressedAt, code, reason, hasPhoto }: PendingStep): Promise<void> {
  const photo = hasPhoto ? await readPhoto(key).catch(() => undefined) : undefined;
  await call(takeStep, {
    params: { id: stopId },
    body: { step, pressed_at: pressedAt, ...(code && { code }), ...(reason && { reason }) },
    ...(photo && { files: { photo: [photo] } }),
    idempotencyKey: key,
  });
}

type Extra = { code?: string; reason?: string; photo?: Blob };

/** Takes the next step of a stop. It can be undone until it is sent. */
export async function pressStep(stop: Stop, step: CourierStep, { photo, ...extra }: Extra = {}): Promise<void> {
  const pressed = newStep(stop, step, extra);
  if (photo) await keepPhoto(pressed.key, photo);
  queue.set(press(queue.get(), { ...pressed, heldUntil: Date.now() + holdMs(), ...(photo && { hasPhoto: true }) }));
  // Sends an earlier step that was still held.
  void sender.send();
}

/**
 * Hands over or picks up with a code, which is sent at once: a wrong code must be known while the customer is there, and a
 * right one is not pressed by mistake. Resolves to false if the network is missing and the step waits.
 */
export async function takeStepWithCode(stop: Stop, code: string): Promise<boolean> {
  const step = newStep(stop, stop.next_step, { code });
  queue.set(release(queue.get()));
  await sender.send();
  const isNext = queue.get().pending.length === 0 && isOnline.get();
  if (isNext) {
    try {
      await transmit(step);
      queue.set(confirm(press(queue.get(), step), step.key));
      void refreshRun();
      return true;
    } catch (fault) {
      if (!isTemporary(fault) || isTooOften(fault)) throw fault;
    }
  }
  queue.set(press(queue.get(), step));
  void sender.send();
  return false;
}

function isTooOften(fault: unknown): boolean {
  return (fault as { status?: number }).status === 429;
}

function newStep({ id, order_id }: Stop, step: CourierStep, extra: Omit<Extra, 'photo'>): PendingStep {
  const pressedAt = new Date().toISOString();
  return { key: randomKey(), stopId: id, orderId: order_id, step, pressedAt, heldUntil: null, ...extra };
}

export function undoStep(): void {
  const step = heldStep(queue.get());
  queue.set(undo(queue.get()));
  if (step?.hasPhoto) void dropPhoto(step.key).catch(() => undefined);
}

/** Ends the time for undoing, such as when the page is left. */
export function sendHeldStep(): void {
  queue.set(release(queue.get()));
  void sender.send();
}

export function sendDueSteps(): void {
  void sender.send();
}
