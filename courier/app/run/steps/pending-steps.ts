import type { CourierStep } from '@rialto/contract/shapes/enums.ts';

/** A pressed step that the server has not confirmed yet. */
export type PendingStep = {
  /** The idempotency key: however often the step is sent, it counts once. */
  key: string;
  stopId: number;
  orderId: number;
  step: CourierStep;
  pressedAt: string;
  /** The time until which the step can be undone and is not sent; null if it is to be sent. */
  heldUntil: number | null;
  code?: string;
  reason?: string;
  /** The photo is kept under the key. */
  hasPhoto?: boolean;
};

/** A step that the server refused, with its reason, and the later steps of the same order that were dropped with it. */
export type RefusedStep = Pick<PendingStep, 'key' | 'orderId' | 'step'> & { message: string; dropped: CourierStep[] };

/** The steps and refusals that this phone keeps until they are sent and read. */
export type StepQueue = {
  pending: readonly PendingStep[];
  /** Confirmed, but not yet part of a run that was read afterwards. */
  confirmed: readonly PendingStep[];
  refused: readonly RefusedStep[];
};

export const emptyQueue: StepQueue = { pending: [], confirmed: [], refused: [] };

/** Adds a pressed step. One that is still held is sent first: only the last one can be undone. */
export function press(queue: StepQueue, step: PendingStep): StepQueue {
  return { ...queue, pending: [...release(queue).pending, step] };
}

/** The step that can still be undone. */
export function heldStep({ pending }: StepQueue): PendingStep | null {
  const last = pending.at(-1);
  return last && last.heldUntil !== null ? last : null;
}

export function undo(queue: StepQueue): StepQueue {
  return heldStep(queue) ? { ...queue, pending: queue.pending.slice(0, -1) } : queue;
}

/** Ends the time in which a step can be undone. */
export function release(queue: StepQueue): StepQueue {
  if (!heldStep(queue)) return queue;
  return { ...queue, pending: queue.pending.map((step) => ({ ...step, heldUntil: null })) };
}

/** Ends it if it is over, also by a clock that was set back: nothing is held for longer than `holdMs`. */
export function releaseDue(queue: StepQueue, now: number, holdMs: number): StepQueue {
  const until = heldStep(queue)?.heldUntil ?? null;
  return until !== null && (until <= now || until > now + holdMs) ? release(queue) : queue;
}

/** The next step to send; steps are sent in the order in which they were pressed. */
export function nextToSend({ pending }: StepQueue): PendingStep | null {
  const [first] = pending;
  return first && first.heldUntil === null ? first : null;
}

export function confirm(queue: StepQueue, key: string): StepQueue {
  return {
    ...queue,
    pending: queue.pending.filter((step) => step.key !== key),
    confirmed: [...queue.confirmed, ...queue.pending.filter((step) => step.key === key)],
  };
}

/** The run was read again after these steps were confirmed, so it contains them. */
export function forgetConfirmed(queue: StepQueue, contained: readonly PendingStep[]): StepQueue {
  if (contained.length === 0) return queue;
  return { ...queue, confirmed: queue.confirmed.filter((step) => !contained.includes(step)) };
}

/** Later steps of the same order rest on the refused one, so they are dropped and named in the same notice. */
export function refuse(queue: StepQueue, key: string, message: string): StepQueue {
  const step = queue.pending.find((one) => one.key === key);
  if (!step) return queue;
  const { stopId, orderId } = step;
  const dropped = queue.pending.filter((one) => one.stopId === stopId && one.key !== key).map((one) => one.step);
  return {
    ...queue,
    pending: queue.pending.filter((one) => one.stopId !== stopId),
    refused: [...queue.refused, { key, orderId, step: step.step, message, dropped }],
  };
}

export function dismiss(queue: StepQueue, key: string): StepQueue {
  return { ...queue, refused: queue.refused.filter((step) => step.key !== key) };
}
