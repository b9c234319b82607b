import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from './faults.ts';
import { readLanguage } from './scope.ts';

/** Handles everything thrown under the API. Faults are logged in full; the caller gets one generic sentence. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfterSeconds, isFault } = errorReply(thrown, readLanguage(request.headers));
  if (hasLeft(thrown)) request.log.info('Client disconnected during the reply');
  else if (isFault) request.log.error({ err: thrown }, 'Request failed with an unexpected error');
  else if (status === 503) request.log.warn({ err: thrown }, 'Request failed because a dependency is unavailable');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  void reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

function hasLeft(thrown: unknown): boolean {
  return (thrown as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
