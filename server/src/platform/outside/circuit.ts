import type { Clock } from '../clock.ts';

/** A circuit breaker: stops calling a service that keeps failing, so that requests do not wait and it can recover. */
export type Circuit = {
  /** Whether the service may be called now. After the pause one request may try. */
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
    // The trial blocks other requests for another pause, or until it succeeds.
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
