import type { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const CHECK_MS = 5_000;
/** Health checks may continue. Collecting pauses the shop for a third of a second, so it waits for a moment without visitors. */
const QUIET_REQUESTS = 2;
const GROWTH_BYTES = 40 * 1_048_576;

type Options = { checkMs?: number; residentBytes?: () => number; collect?: () => void };

/**
 * Collects garbage while a server has hardly any requests. V8 collects only when memory is allocated, so about 100 MB
 * that the start or a busy hour leaves behind would stay resident.
 */
export function collectWhenQuiet(
  server: EventEmitter,
  { checkMs = CHECK_MS, residentBytes = process.memoryUsage.rss, collect = garbageCollector() }: Options = {},
): void {
  let requests = 0;
  let leftBytes = 0;
  server.on('request', () => (requests += 1));
  const timer = setInterval(() => {
    const isQuiet = requests <= QUIET_REQUESTS;
    requests = 0;
    if (!isQuiet || residentBytes() - leftBytes < GROWTH_BYTES) return;
    collect();
    leftBytes = residentBytes();
  }, checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** V8's own function, which is hidden without its flag. Only its last resort returns the pages to the system. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void;
  return () => gc({ type: 'major', flavor: 'last-resort' });
}
