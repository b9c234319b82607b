import type { Body, Endpoint, Need, Params, Query, Reply } from '@rialto/contract/http/endpoint.ts';
import type { RefusalCode } from '@rialto/contract/http/refusals.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { App } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Owner } from '../owner.ts';
import { RefusalError } from '../refuse.ts';
import { tagEntity } from './entity-tag.ts';
import { limitOf } from './limits.ts';
import { readMultipart, refuseMultipart } from './multipart.ts';
import { readScope, type Scope } from './scope.ts';
import { compileFormSchema } from './validation.ts';
import { createViewer, type Viewer } from './viewer.ts';

/** What a use case receives of its request. */
export type Call<E> = {
  db: Sql;
  clock: Clock;
  scope: Scope;
  /** Created on the first read, because it needs the shop's currency, which many calls do not. */
  viewer: () => Promise<Viewer>;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  /** The signed-in customer, for endpoints that need one; read it with `signedIn`. */
  customerId: CustomerId | null;
  /** The owner of the call, for endpoints that need one; read it with `ownerOf`. */
  owner: Owner | null;
  /** The uploaded files by field, unchecked: neither their type nor their content is trusted. */
  files: Record<string, Buffer[]>;
  /** The client's address, for rate limits. */
  ip: string;
  userAgent: string;
};

/** Registers an endpoint of the contract as a route: validates input, checks `needs` and filters the reply by its schema. */
export function bind<E extends Endpoint>(
  app: App,
  endpoint: E,
  answer: (call: Call<E>) => Promise<Reply<E>> | Reply<E>,
): void {
  app.http.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    ...routeOptions(endpoint),
    handler: async (request, reply) => {
      const scope = readScope(request.headers);
      const customerId = await customerFor(app, endpoint.needs, scope);
      const owner = endpoint.needs.includes('owner') ? await ownerFor(app, customerId, request) : null;
      requireScope(endpoint.needs, scope);
      const { db, clock } = app;
      let viewer: Promise<Viewer> | undefined;
      const call = {
        db,
        clock,
        scope,
        viewer: () => (viewer ??= createViewer(app, scope, { customerId, owner })),
        customerId,
        owner,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        files: request.sentFiles ?? {},
        ...inputOf(request),
      } as Call<E>;
      setCacheHeaders(endpoint, reply);
      return reply.send(await answer(call));
    },
  });
}

export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function routeOptions(endpoint: Endpoint): RouteShorthandOptions {
  return {
    config: { rateLimit: limitOf(endpoint.limit) },
    schema: {
      params: endpoint.params,
      querystring: endpoint.query,
      response: { 200: endpoint.reply },
      ...(endpoint.body ? { body: endpoint.body } : {}),
    },
    ...(endpoint.body && { preValidation: endpoint.files ? readMultipart(endpoint.files) : refuseMultipart }),
    // Every value of a form is text.
    ...(endpoint.files && { validatorCompiler: compileFormSchema }),
    ...(endpoint.cacheSeconds > 0 && { onSend: tagEntity }),
  };
}

function inputOf({ params, query, body }: FastifyRequest): { params: unknown; query: unknown; body: unknown } {
  return { params, query, body };
}

const refusalOfNeed: Record<Exclude<Need, 'customer' | 'owner'>, RefusalCode> = {
  zone: 'zone_required',
  module: 'module_required',
  point: 'point_required',
};

/** An unknown token makes the client sign out, so it is refused differently from a missing one (trust.md D5). */
async function customerFor(app: App, needs: readonly Need[], { token }: Scope): Promise<number | null> {
  if (!needs.includes('customer') && !needs.includes('owner')) return null;
  if (token === null && needs.includes('owner')) return null;
  if (token === null) throw new RefusalError({ code: 'sign_in_required' });
  const customerId = await app.customerOf(token);
  if (customerId === null) throw new RefusalError({ code: 'token_invalid' });
  return customerId;
}

function ownerFor(app: App, customerId: CustomerId | null, { query, body }: FastifyRequest): Promise<Owner> {
  const sent = [query, body].map((input) => (input as { guest_id?: unknown } | null)?.guest_id);
  const guestId = sent.find((id) => typeof id === 'string');
  return app.ownerOf({ customerId, guestId: guestId ?? null });
}

function requireScope(needs: readonly Need[], scope: Scope): void {
  const has = { zone: scope.zoneIds.length > 0, module: scope.moduleId !== null, point: scope.point !== null };
  const missing = needs.find((need) => need in has && !has[need as keyof typeof has]) as keyof typeof has | undefined;
  if (missing) throw new RefusalError({ code: refusalOfNeed[missing] });
}

/** Replies differ by language, zone and module, so caches must store them separately. */
function setCacheHeaders({ cacheSeconds }: Endpoint, reply: FastifyReply): void {
  reply.header('cache-control', cacheSeconds > 0 ? `private, max-age=${cacheSeconds}` : 'no-store');
  reply.header('vary', 'x-localization, zoneid, moduleid, latitude, longitude, accept-encoding');
}
