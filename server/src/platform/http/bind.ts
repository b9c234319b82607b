import type { Body, Endpoint, Params, Query, Reply } from '@rialto/contract/http/endpoint.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { App } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Courier, Receiver, Staff } from '../crew.ts';
import type { NewGuest, Owner } from '../owner.ts';
import { authorize, guestIdOf } from './authorize.ts';
import { deviceMark, type DeviceMark } from './device-mark.ts';
import { tagEntity } from './entity-tag.ts';
import { knownScope } from './known-scope.ts';
import { limitOf } from './limits.ts';
import { refuseMultipart } from './multipart.ts';
import { addressOf } from './network-address.ts';
import { receiveForm } from './receive-form.ts';
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
  /** The owner, if the call creates them. */
  newGuest: NewGuest | null;
  /** The courier of the call, for endpoints that need one; read it with `courierOf`. */
  courier: Courier | null;
  /** The staff of the call, for endpoints that need one; read it with `staffOf`. */
  staff: Staff | null;
  /** The receiver of a parcel, for endpoints that need one; read it with `receiverOf`. */
  receiver: Receiver | null;
  /** The uploaded files by field, unchecked: neither their type nor their content is trusted. */
  files: Record<string, Buffer[]>;
  /** The client's address, for rate limits. */
  ip: string;
  userAgent: string;
  device: DeviceMark;
};

type Answer<E> = (call: Call<E>) => Promise<Reply<E>> | Reply<E>;

/** Registers an endpoint of the contract as a route: validates input, checks `needs` and filters the reply by its schema. */
export function bind<E extends Endpoint>(app: App, endpoint: E, answer: Answer<E>): void {
  register(app, endpoint, async (call, { reply }) => reply.send(await answer(call)));
}

/** Like `bind`, for lists that depend only on the query and the scope: visitors share a reply for a few seconds. */
export function bindShared<E extends Endpoint>(app: App, endpoint: E, answer: Answer<E>): void {
  register(app, endpoint, (call, http) =>
    app.sendShared({ ...http, endpoint, scope: call.scope }, async () => answer(call)),
  );
}

type Http = { request: FastifyRequest; reply: FastifyReply };

function register<E extends Endpoint>(
  app: App,
  endpoint: E,
  send: (call: Call<E>, http: Http) => Promise<FastifyReply>,
): void {
  app.http.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    ...routeOptions(app, endpoint),
    handler: async (request, reply) => {
      const sent = await knownScope(readScope(request.headers), app.knownIds);
      const scope = endpoint.isSameEverywhere ? { ...sent, point: null } : sent;
      const ip = addressOf(request);
      const credentials = { scope, guestId: guestIdOf(request), ip };
      const caller = request.caller ?? (await authorize(app, endpoint.needs, credentials));
      const { customerId, owner, newGuest, courier, staff, receiver } = caller;
      const { db, clock } = app;
      let viewer: Promise<Viewer> | undefined;
      const call = {
        db,
        clock,
        scope,
        viewer: () => (viewer ??= createViewer(app, scope, { customerId, owner })),
        customerId,
        owner,
        newGuest,
        courier,
        staff,
        receiver,
        ip,
        userAgent: request.headers['user-agent'] ?? '',
        device: deviceMark(request, reply),
        files: request.sentFiles ?? {},
        params: request.params,
        query: request.query,
        body: request.body,
      } as Call<E>;
      setCacheHeaders(reply, endpoint, call);
      return send(call, { request, reply });
    },
  });
}

export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function routeOptions(app: App, endpoint: Endpoint): RouteShorthandOptions {
  const { needs, files } = endpoint;
  return {
    config: { rateLimit: limitOf(endpoint.limit) },
    schema: {
      params: endpoint.params,
      querystring: endpoint.query,
      response: { 200: endpoint.reply },
      ...(endpoint.body ? { body: endpoint.body } : {}),
    },
    ...(endpoint.body && { preValidation: files ? receiveForm(app, { needs, files }) : refuseMultipart }),
    // Every value of a form is text.
    ...(files && { validatorCompiler: compileFormSchema }),
    ...(endpoint.cacheSeconds > 0 && { onSend: tagEntity }),
  };
}

/** Replies differ by language, zone and module, and some by customer, so caches must store them separately. */
function setCacheHeaders(
  reply: FastifyReply,
  endpoint: Endpoint,
  { query, scope }: Pick<Call<Endpoint>, 'query' | 'scope'>,
): void {
  const { isPersonalWithToken } = endpoint;
  const seconds = isPersonalWithToken && scope.token !== null ? 0 : endpoint.cacheSecondsOf(query);
  reply.header('cache-control', seconds > 0 ? `private, max-age=${seconds}` : 'no-store');
  const scopeHeaders = 'x-localization, zoneid, moduleid, latitude, longitude, accept-encoding';
  reply.header('vary', isPersonalWithToken ? `${scopeHeaders}, authorization` : scopeHeaders);
}
