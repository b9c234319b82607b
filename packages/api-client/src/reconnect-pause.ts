const FIRST_MS = 1_000;
const MAX_MS = 30_000;

type Outcome = { failures?: number; atLeastMs?: number };

/**
 * How long to wait before the next connection. Half of it is random, so that thousands of clients do not return in the
 * same second after a restart.
 */
export function pauseOf({ failures = 0, atLeastMs = 0 }: Outcome, random: () => number = Math.random): number {
  const backoffMs = failures > 0 ? Math.min(FIRST_MS * 2 ** (failures - 1), MAX_MS) : 0;
  const ms = Math.max(backoffMs, atLeastMs);
  return ms * (0.5 + random());
}
