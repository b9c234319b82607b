import { receivePaymentEvent } from '@rialto/contract/calls/payments.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../platform/app.ts';
import { routePath } from '../../platform/http/bind.ts';
import { limitOf } from '../../platform/http/limits.ts';
import type { Payments } from './open-payments.ts';
import type { ProviderName } from './payment-provider.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

/** Providers sign the raw bytes, so the body is verified before it is parsed. */
export function webhookRoutes({ http }: App, payments: Payments): void {
  void http.register(async (scope: FastifyInstance) => {
    const { method, path, params, query, reply: answer, limit } = receivePaymentEvent;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { gateway: ProviderName } }>({
      method,
      url: routePath(path),
      config: { rateLimit: limitOf(limit) },
      schema: { params, querystring: query, response: { 200: answer } },
      handler: async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await payments.receive(request.params.gateway, { rawBody, headers: request.headers });
        return reply.header('cache-control', 'no-store').send({ received: true });
      },
    });
  });
}
