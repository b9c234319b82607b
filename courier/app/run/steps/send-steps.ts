import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { Store } from '../../platform/store.ts';
import {
  confirm,
  heldStep,
  nextToSend,
  refuse,
  releaseDue,
  type PendingStep,
  type StepQueue,
} from './pending-steps.ts';

export type StepSender = {
  /** Sends what is due, one step after the other, and calls itself again while steps are held or wait for the network. */
  send: () => Promise<void>;
  close: () => void;
};

type SenderParts = {
  queue: Store<StepQueue>;
  /** Sends one step to the server. */
  transmit: (step: PendingStep) => Promise<void>;
  isTemporary: (fault: unknown) => boolean;
  /** After a step was confirmed or refused: the run has changed. */
  onSettled: (step: PendingStep) => void;
  holdMs: () => number;
  now?: () => number;
};

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** Steps leave this phone in the order in which they were pressed, each until the server has answered. */
export function createStepSender(parts: SenderParts): StepSender {
  const { queue, now = Date.now } = parts;
  let isSending = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return;
    isSending = true;
    queue.set(releaseDue(queue.get(), now(), parts.holdMs()));
    let isWaiting = false;
    for (let step = nextToSend(queue.get()); step && !isWaiting; step = nextToSend(queue.get())) {
      isWaiting = !(await sendOne(step));
      queue.set(releaseDue(queue.get(), now(), parts.holdMs()));
    }
    isSending = false;
    const heldUntil = heldStep(queue.get())?.heldUntil ?? null;
    if (isWaiting) {
      timer = setTimeout(() => void send(), retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    } else if (heldUntil !== null) timer = setTimeout(() => void send(), heldUntil - now());
  }

  /** Whether the server has answered for good. */
  async function sendOne(step: PendingStep): Promise<boolean> {
    try {
      await parts.transmit(step);
      queue.set(confirm(queue.get(), step.key));
    } catch (fault) {
      if (isWorthRetrying(step, fault)) return false;
      queue.set(refuse(queue.get(), step.key, fault instanceof Error ? fault.message : ''));
    }
    retryMs = FIRST_RETRY_MS;
    parts.onSettled(step);
    return true;
  }

  function isWorthRetrying(step: PendingStep, fault: unknown): boolean {
    // After too many wrong codes the same code is not tried again: the courier takes a photo instead.
    if (fault instanceof CallRefused && fault.status === 429 && step.code !== undefined) return false;
    // A link that no longer works may be renewed; the steps wait for the new one.
    return (fault instanceof CallRefused && fault.status === 401) || parts.isTemporary(fault);
  }

  return { send, close: () => clearTimeout(timer) };
}
