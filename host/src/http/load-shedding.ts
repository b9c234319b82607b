import { textOf } from '@rialto/server/platform/texts.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RETRY_AFTER_SECONDS = 5;

const REPEAT_WITHIN_MS = 5_000;

/** Two measurements above this reject requests. */
const MAX_LOOP_DELAY_MS = 1_500;

type Load = {
  /** The delay of the event loop in the last second; infinite if nothing could be measured. */
  delayMs: () => number;
  now?: () => number;
};

/**
 * Rejects requests while the shop is overloaded. A single slow measurement does not count, because the process may have
 * been paused, as after a start; then waiting is better than a rejection.
 */
export function shedLoad(http: FastifyInstance, load: Load = { delayMs: measureLoopDelay(http) }): void {
  const { delayMs, now = performance.now.bind(performance) } = load;
  let last = { value: NaN, at: -Infinity, isRepeated: false };
  http.addHook('onRequest', (request, reply, next) => {
    const value = delayMs();
    if (value <= MAX_LOOP_DELAY_MS || value === Infinity) return next();
    if (value !== last.value) last = { value, at: now(), isRepeated: now() - last.at < REPEAT_WITHIN_MS };
    if (last.isRepeated) rejectRequest(request, reply, next);
    else next();
  });
}

const RESOLUTION_MS = 10;
const MEASURE_MS = 1_000;

/** Measures how late the event loop runs its timers, each second until the server closes. */
function measureLoopDelay(http: FastifyInstance): () => number {
  const measured = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  measured.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = measured.count === 0 ? Infinity : measured.mean / 1e6 - RESOLUTION_MS;
    measured.reset();
  }, MEASURE_MS).unref();
  http.addHook('onClose', async () => {
    clearInterval(timer);
    measured.disable();
  });
  return () => delayMs;
}

/** API calls get a refusal, page requests a static page, because there is no time to render one. */
function rejectRequest({ url, headers }: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction): void {
  const isPage = !url.startsWith('/api/') && headers.accept?.includes('text/html');
  if (!isPage) return next(new RefusalError({ code: 'overloaded' }));
  reply.code(503).header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS);
  void reply.type('text/html; charset=utf-8').send(overloadPage);
}

/** In both languages, so that the visitor's language need not be read. */
const overloadPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Rialto</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; background: light-dark(#fbf9f5, #141210); color: light-dark(#1b1714, #f5f0e9); }
body { margin: 0; }
main { min-block-size: 100svh; display: grid; place-content: center; gap: 2.5rem; padding: 1.5rem; box-sizing: border-box; text-align: center; }
p { margin: 0 0 1rem; max-inline-size: 24rem; text-wrap: balance; }
a { display: inline-block; padding: .625rem 1.25rem; border-radius: .75rem; background: light-dark(#1b1714, #f5f0e9); color: light-dark(#fff, #141210); font-weight: 600; text-decoration: none; }
</style>
</head>
<body>
<main>
${overloadText('en', 'ltr')}
${overloadText('ar', 'rtl')}
</main>
</body>
</html>`;

function overloadText(language: 'en' | 'ar', direction: 'ltr' | 'rtl'): string {
  const [text, retry] = [textOf('refusal.overloaded', language), textOf('action.retry', language)];
  return `<div lang="${language}" dir="${direction}"><p>${text}</p><a href="">${retry}</a></div>`;
}
