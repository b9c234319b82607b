import type { OutsideDeps } from '../outside/guarded-fetch.ts';

/** A clock that a test sets, and a log that it reads. */
export function testOutsideDeps(timeoutMs = 10_000) {
  const time = { nowMs: Date.UTC(2030, 0, 1) };
  const logged: string[] = [];
  const deps: OutsideDeps = {
    clock: () => new Date(time.nowMs),
    log: { warn: (fields, message) => logged.push(`${message} ${JSON.stringify(fields)}`) },
    timeoutMs,
  };
  return { deps, logged, pass: (ms: number) => (time.nowMs += ms) };
}
