export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number };

const SECOND_MS = 1000;

/** Whole units of the remaining time; zero after the end. */
export function countdownParts(remainingMs: number): CountdownParts {
  const total = Math.max(0, Math.ceil(remainingMs / SECOND_MS));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const TOLERATED_MS = 60_000;

/**
 * The correction of the device clock. Small differences come from the network and are ignored; a large one means that
 * the device clock is wrong.
 */
export function clockCorrection(serverNow: number, deviceNow: number): number {
  const difference = serverNow - deviceNow;
  return Math.abs(difference) < TOLERATED_MS ? 0 : difference;
}
