export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number };

const SECOND_MS = 1000;

/** Whole units of the time that is left; nothing is left after the end. */
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
 * What to add to this device's clock. Small differences are the page's way through the network, so the device is
 * trusted; a large one means that its clock is wrong, and the server's counts.
 */
export function clockCorrection(serverNow: number, deviceNow: number): number {
  const difference = serverNow - deviceNow;
  return Math.abs(difference) < TOLERATED_MS ? 0 : difference;
}
