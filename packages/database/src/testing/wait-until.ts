import { setTimeout as sleep } from 'node:timers/promises';

/** Looks again and again instead of sleeping for a guessed time; gives the first answer that is not false or null. */
export async function waitUntil<T>(
  what: string,
  look: () => T | false | null | Promise<T | false | null>,
  limitMs = 15_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const answer = await look();
    if (answer !== false && answer !== null) return answer;
    if (performance.now() > deadline) throw new Error(`Waited ${limitMs} ms in vain until ${what}`);
    await sleep(20);
  }
}
