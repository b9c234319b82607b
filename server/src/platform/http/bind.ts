import type { Body, Endpoint, Params, Query, Reply } from '@rialto/contract/http/endpoint.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import type { App } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Courier, Receiver, Staff } from '../crew.ts';
import type { NewGuest, Owner } from '../owner.ts';
import { authorize, guestIdOf } from './authorize.ts';
import { cachingOf } from './caching.ts';
import { deviceMark, type DeviceMark } from './device-mark.ts';
import { tagEntity } from './entity-tag.ts';
import { knownScope } from './known-scope.ts';
import { limitOf } from './limits.ts';
import { acceptMultipart } from './multipart.ts';
import { addressOf } from './network-address.ts';
import { setPrepared } from './prepared-headers.ts';
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
  register(app, endpoint, answer);
}

/** Like `bind`, for lists that depend only on the query and the scope: visitors share a reply for a few seconds. */
export function bindShared<E extends Endpoint>(app: App, endpoint: E, answer: Answer<E>): void {
  register(app, endpoint, (call, http) =>
    app.sendShared({ ...http, endpoint, scope: call.scope }, async () => answer(call)),
  );
}

type Http = { request: FastifyRequest; reply: FastifyReply };

function register<E extends Endpoint>(app: App, endpoint: E, send: (call: Call<E>, http: Http) => unknown): void {
  const caching = cachingOf(endpoint);
  const route: RouteOptions = {
    method: endpoint.method,
    url: routePath(endpoint.path),
    ...routeOptions(app, endpoint),
    handler: async (request, reply) => {
      const known = knownScope(readScope(request.headers), app.knownIds);
      const sent = known instanceof Promise ? await known : known;
      const scope = endpoint.isSameEverywhere ? { ...sent, point: null } : sent;
      const ip = addressOf(request);
      const credentials = { scope, guestId: guestIdOf(request), ip };
      const authorized = request.caller ?? authorize(app, endpoint.needs, credentials);
      const caller = authorized instanceof Promise ? await authorized : authorized;
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
      setPrepared(reply, caching(call));
      return send(call, { request, reply });
    },
  };
  if (endpoint.files) void app.http.register(async (forms) => routeOfForm(forms, route));
  else app.http.route(route);
}

async function routeOfForm(http: FastifyInstance, route: RouteOptions): Promise<void> {
  await acceptMultipart(http);
  http.route(route);
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
    // Every value of a form is text.
    ...(files && { preValidation: receiveForm(app, { needs, files }), validatorCompiler: compileFormSchema }),
    ...(endpoint.cacheSeconds > 0 && { onSend: tagEntity }),
  };
}
