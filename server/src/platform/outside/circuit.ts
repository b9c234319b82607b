import type { Clock } from '../clock.ts';

/** Stops asking a service that fails again and again, so that nobody waits for it and it can recover. */
export type Circuit = {
  /** Whether the service may be asked now. After the pause one asker is let through to try. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
};

const FAILURES_TO_OPEN = 5;
const PAUSE_MS = 10_000;

export function createCircuit(clock: Clock): Circuit {
  let failureCount = 0;
  let tryAgainAt = 0;

  function mayAsk(): boolean {
    if (failureCount < FAILURES_TO_OPEN) return true;
    const now = clock().getTime();
    if (now < tryAgainAt) return false;
    // The one on trial holds the others off for another pause, or until it is back with good news.
    tryAgainAt = now + PAUSE_MS;
    return true;
  }

  return {
    mayAsk,
    succeeded: () => (failureCount = 0),
    failed: () => {
      failureCount++;
      if (failureCount >= FAILURES_TO_OPEN) tryAgainAt = clock().getTime() + PAUSE_MS;
    },
  };
}
