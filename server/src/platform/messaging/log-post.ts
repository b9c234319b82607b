import type { FastifyBaseLogger } from 'fastify';
import type { Post } from './message.ts';

/** For a shop without a way to send: one line in the log. In production it does not say what (trust.md T47). */
export function logPost(log: FastifyBaseLogger, showsCodes: boolean): Post {
  return async ({ channel, text }) => {
    if (showsCodes) log.warn({ channel, text }, 'A message, because no way to send it is set');
    else log.warn({ channel }, 'A message was not sent: set SMTP_URL or SMS_URL');
  };
}
