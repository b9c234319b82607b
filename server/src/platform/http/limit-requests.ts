import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { RefusalError } from '../refuse.ts';
import { limitOf, type Limit } from './limits.ts';
import { addressOf } from './network-address.ts';
import { RequestCounts } from './request-counts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: Limit;
  }
}

type LimitOptions = {
  /** Requests that are not counted. */
  isFree?: (request: FastifyRequest) => boolean;
  /** Limits every route of this scope instead of only those that declare a limit. */
  isForAll?: boolean;
};

/** Limits the requests of one visitor to the routes added from now on; replies 429 with Retry-After beyond the limit. */
export function limitRequests(http: FastifyInstance, { isFree, isForAll = false }: LimitOptions): void {
  const counts = new RequestCounts();

  function countAs({ groupId, max, timeWindow }: Limit): onRequestHookHandler {
    return (request, _reply, next) => {
      if (isFree?.(request)) return next();
      const { count, leftSeconds } = counts.add(`${groupId} ${addressOf(request)}`, timeWindow);
      if (count <= max) next();
      else next(new RefusalError({ code: 'too_many_requests' }, leftSeconds));
    };
  }

  http.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit ?? (isForAll ? limitOf('everything') : null);
    if (limit) route.onRequest = [route.onRequest ?? [], countAs(limit)].flat();
  });
}
