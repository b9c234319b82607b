import type { FastifyServerOptions } from 'fastify';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** URL parameters that may contain personal data. */
const PERSONAL =
  /([?&](?:guest_id|pay_secret|contact_number|phone|email|search_text|name|lat|lng|origin_l\w+|destination_l\w+)=)[^&]*/gi;

/** JSON logs with request ids. Headers and bodies are never logged; personal URL parameters are masked. */
export function logSettings(level: Level): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: { paths: ['*.password', '*.token', '*.authorization', '*.guest_id', '*.email', '*.phone'], censor: '…' },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        url: withoutPersonal(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}

export function withoutPersonal(url: string): string {
  return url.replaceAll(PERSONAL, '$1…');
}
