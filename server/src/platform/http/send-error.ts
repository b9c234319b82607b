import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from './faults.ts';
import { readLanguage } from './scope.ts';

/** The one way out for everything thrown under the API. Faults are logged whole and told in one plain sentence. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfterSeconds, isFault } = errorReply(thrown, readLanguage(request.headers));
  if (hasLeft(thrown)) request.log.info('The visitor left in the middle of an answer');
  else if (isFault) request.log.error({ err: thrown }, 'A request failed unexpectedly');
  else if (status === 503) request.log.warn({ err: thrown }, 'Something this request needs is away');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  void reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

function hasLeft(thrown: unknown): boolean {
  return (thrown as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
