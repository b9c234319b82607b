import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, Readable } from 'node:stream';
import { clientLeft } from './client-left.ts';

const TIMEOUT_MS = 10_000;

/** Hop-by-hop headers, and headers that our own server sets. */
const SKIPPED_HEADERS = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding'];

const FORWARDED_HEADERS = [
  ...['content-type', 'cache-control', 'etag', 'vary', 'retry-after', 'content-security-policy'],
  'x-accel-buffering',
];

/**
 * With API_URL the API, pictures and tiles come from another server of the same product. Browsers still call only this
 * server, so pages and the content security policy stay the same.
 */
export async function apiProxy(http: FastifyInstance, { apiUrl }: { apiUrl: string }): Promise<void> {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const path of ['/api/*', '/media/*', '/tiles/*']) {
    http.all(path, (request, reply) => forward(request, reply, apiUrl));
  }
}

async function forward(request: FastifyRequest, reply: FastifyReply, apiUrl: string): Promise<FastifyReply> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !SKIPPED_HEADERS.includes(name)) headers.set(name, value);
  }
  const leaving = clientLeft(reply);
  const slow = new AbortController();
  const timer = setTimeout(
    () => slow.abort(new DOMException('The other server is too slow', 'TimeoutError')),
    TIMEOUT_MS,
  );
  const response = await fetch(new URL(request.url, apiUrl), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([leaving, slow.signal]),
    ...(request.body instanceof Buffer && { body: new Uint8Array(request.body) }),
  });
  for (const name of FORWARDED_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  if (isStream(response)) {
    clearTimeout(timer);
    return sendStream(reply, response);
  }
  const body = Buffer.from(await response.arrayBuffer());
  clearTimeout(timer);
  return reply.code(response.status).send(body);
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** Without compression and without a time limit: the live stream ends when one of its sides leaves. */
function sendStream(reply: FastifyReply, { status, body }: Response): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(status, reply.getHeaders() as Record<string, string>);
  if (body) pipeline(Readable.fromWeb(body), reply.raw, () => undefined);
  return reply;
}
