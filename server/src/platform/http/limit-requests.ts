import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../refuse.ts';
import { limitOf } from './limits.ts';
import { RequestCounts } from './request-counts.ts';

type Limiting = {
  /** Which requests are not counted. */
  isFree?: (request: FastifyRequest) => boolean;
  /** Counts every route of this scope, instead of those that name their limit. */
  isForAll?: boolean;
};

/** How often one visitor may call; beyond it 429 with Retry-After. */
export async function limitRequests(http: FastifyInstance, { isFree, isForAll = false }: Limiting): Promise<void> {
  await http.register(rateLimit, {
    global: isForAll,
    ...limitOf('everything'),
    store: RequestCounts,
    ...(isFree && { allowList: isFree }),
    errorResponseBuilder: () => new RefusalError({ code: 'too_many_requests' }),
  });
}
