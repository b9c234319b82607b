import { textOf } from '@rialto/server/platform/texts.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const RETRY_AFTER_SECONDS = 5;

const CROWD_WITHIN_MS = 5_000;

type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  measured: string,
  value: number | undefined,
) => void | Promise<void>;

/**
 * Sends people away while the shop is too busy. A crowd is measured again and again; what is measured once is a moment in
 * which the process stood still, as after a start or when the machine was taken away, and waiting is better than a no.
 */
export function openBusyAnswers(now: () => number = performance.now.bind(performance)): Handler {
  let last = { value: NaN, at: -Infinity, isCrowd: false };
  return (request, reply, _measured, value = Infinity) => {
    // Nothing at all was measured while something took a whole second.
    if (value === Infinity) return;
    if (value !== last.value) last = { value, at: now(), isCrowd: now() - last.at < CROWD_WITHIN_MS };
    if (last.isCrowd) return answerBusy(request, reply);
  };
}

/** What a program hears is a refusal; who opens a page reads a page, also when there is no time to render one. */
function answerBusy({ url, headers }: FastifyRequest, reply: FastifyReply): void | Promise<void> {
  const isPage = !url.startsWith('/api/') && headers.accept?.includes('text/html');
  // Rejected, not thrown: a throw inside this hook would end the process it is there to save.
  if (!isPage) return Promise.reject(new RefusalError({ code: 'overloaded' }));
  reply.code(503).header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS);
  void reply.type('text/html; charset=utf-8').send(busyPage);
}

/** In both languages: reading which one the visitor chose is work for a quieter moment. */
const busyPage = `<!doctype html>
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
${told('en', 'ltr')}
${told('ar', 'rtl')}
</main>
</body>
</html>`;

function told(language: 'en' | 'ar', direction: 'ltr' | 'rtl'): string {
  const [text, retry] = [textOf('refusal.overloaded', language), textOf('action.retry', language)];
  return `<div lang="${language}" dir="${direction}"><p>${text}</p><a href="">${retry}</a></div>`;
}
