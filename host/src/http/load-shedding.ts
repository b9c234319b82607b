import { textOf } from '@rialto/server/platform/texts.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const RETRY_AFTER_SECONDS = 5;

const REPEAT_WITHIN_MS = 5_000;

type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  measured: string,
  value: number | undefined,
) => void | Promise<void>;

/**
 * Rejects requests while the shop is overloaded. A single slow measurement does not count, because the process may have
 * been paused, as after a start; then waiting is better than a rejection.
 */
export function shedLoad(now: () => number = performance.now.bind(performance)): Handler {
  let last = { value: NaN, at: -Infinity, isRepeated: false };
  return (request, reply, _measured, value = Infinity) => {
    // No measurement was taken for a whole second.
    if (value === Infinity) return;
    if (value !== last.value) last = { value, at: now(), isRepeated: now() - last.at < REPEAT_WITHIN_MS };
    if (last.isRepeated) return rejectRequest(request, reply);
  };
}

/** API calls get a refusal, page requests a static page, because there is no time to render one. */
function rejectRequest({ url, headers }: FastifyRequest, reply: FastifyReply): void | Promise<void> {
  const isPage = !url.startsWith('/api/') && headers.accept?.includes('text/html');
  // Rejected, not thrown: an exception in this hook would end the process.
  if (!isPage) return Promise.reject(new RefusalError({ code: 'overloaded' }));
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
