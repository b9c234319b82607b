import { setTimeout as sleep } from 'node:timers/promises';

/** Polls instead of sleeping for a guessed time. Returns the first result that is neither false nor null. */
export async function waitUntil<T>(
  what: string,
  look: () => T | false | null | Promise<T | false | null>,
  limitMs = 15_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const answer = await look();
    if (answer !== false && answer !== null) return answer;
    if (performance.now() > deadline) throw new Error(`Timed out after ${limitMs} ms waiting until ${what}`);
    await sleep(20);
  }
}
