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

/** All a use case may know of its request. */
export type Call<E> = {
  db: Sql;
  clock: Clock;
  scope: Scope;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  /** Who is signed in, for endpoints that need a customer; read it with `signedIn`. */
  customerId: CustomerId | null;
  /** Whom the call belongs to, for endpoints that need an owner; read it with `ownerOf`. */
  owner: Owner | null;
  /** What came along in the file fields of the endpoint, as sent: nothing of it is to be trusted. */
  files: Record<string, Buffer[]>;
  /** Where the request came from, for limits. */
  ip: string;
  userAgent: string;
};

/** Makes an endpoint of the contract a route: its schemas validate, its needs are demanded, its reply is filtered. */
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
      const call = {
        db,
        clock,
        scope,
        customerId,
        owner,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        files: request.sentFiles ?? {},
        ...inputOf(request),
      } as Call<E>;
      sayCaching(endpoint, reply);
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
    // In a form every value is text.
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

/** A token that is not known ends a session on the client, so it is not the same as none (trust.md D5). */
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

/** Answers differ by language, zone and module, so a shared cache must not mix them up. */
function sayCaching({ cacheSeconds }: Endpoint, reply: FastifyReply): void {
  reply.header('cache-control', cacheSeconds > 0 ? `private, max-age=${cacheSeconds}` : 'no-store');
  reply.header('vary', 'x-localization, zoneid, moduleid, latitude, longitude, accept-encoding');
}
