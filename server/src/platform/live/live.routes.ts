import { live } from '@rialto/contract/calls/live.ts';
import { headerNames } from '@rialto/contract/http/headers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../app.ts';
import { limitOf } from '../http/limits.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { RefusalError } from '../refuse.ts';
import { isStillAllowed, liveCaller, type LiveCallers } from './live-caller.ts';
import { HEARTBEAT } from './live-frame.ts';
import { LiveReader } from './live-reader.ts';
import type { Hub } from './open-hub.ts';

const READY_LIMIT_MS = 2_000;
/** Thousands of clients return together when another node ends. Other requests need the database meanwhile. */
const LOOKUPS_AT_ONCE = 20;

/** The live stream: its response stays open, so it bypasses everything that Fastify does with a whole response. */
export function liveRoutes({ http }: Pick<App, 'http'>, hub: Hub, callers: LiveCallers): void {
  const limitLookups = limitConcurrency({ concurrency: LOOKUPS_AT_ONCE });
  http.route({
    method: 'GET',
    url: live.path,
    exposeHeadRoute: false,
    config: { rateLimit: limitOf(live.limit) },
    handler: async (request, reply) => {
      const caller = await limitLookups(() => liveCaller(callers, request.headers));
      await Promise.race([hub.ready, sleep(READY_LIMIT_MS, undefined, { ref: false }).then(refuse)]);
      hub.requireRoom();
      const { raw: response } = reply;
      // The visitor may have left while the database was read.
      if (response.destroyed) return reply.hijack();
      const check = isStillAllowed(callers, request.headers, caller);
      const reader = new LiveReader({ response, ...caller, isStillAllowed: check });
      openResponse(reply);
      response.once('close', () => hub.disconnect(reader));
      hub.connect(reader, lastEventIdOf(request));
      return reply;
    },
  });
  // Before the server waits for open responses.
  http.addHook('preClose', async () => hub.close());
}

function refuse(): never {
  throw new RefusalError({ code: 'database_unavailable' });
}

function openResponse(reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Asks nginx not to collect the response before it sends it on.
    'x-accel-buffering': 'no',
  });
  raw.socket?.setNoDelay(true);
  // The first bytes show the client that no proxy holds the response back.
  raw.write(HEARTBEAT);
}

/** An id that this server cannot have sent resumes like one that is too old. */
function lastEventIdOf({ headers }: FastifyRequest): number | null {
  const sent = headers[headerNames.lastEventId];
  if (typeof sent !== 'string' || sent === '') return null;
  const id = /^\d{1,16}$/.test(sent) ? Number(sent) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}
