import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../refuse.ts';
import { limitOf } from './limits.ts';
import { RequestCounts } from './request-counts.ts';

type LimitOptions = {
  /** Requests that are not counted. */
  isFree?: (request: FastifyRequest) => boolean;
  /** Limits every route of this scope instead of only those that declare a limit. */
  isForAll?: boolean;
};

/** Limits the requests of one visitor; replies 429 with Retry-After beyond the limit. */
export async function limitRequests(http: FastifyInstance, { isFree, isForAll = false }: LimitOptions): Promise<void> {
  await http.register(rateLimit, {
    global: isForAll,
    ...limitOf('everything'),
    store: RequestCounts,
    ...(isFree && { allowList: isFree }),
    // A visitor within the limit has no use for them.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new RefusalError({ code: 'too_many_requests' }),
  });
}
