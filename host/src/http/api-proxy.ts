import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TIMEOUT_MS = 10_000;

/** Hop-by-hop headers, and headers that our own server sets. */
const SKIPPED_HEADERS = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding'];

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
  const response = await fetch(new URL(request.url, apiUrl), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(request.body instanceof Buffer && { body: new Uint8Array(request.body) }),
  });
  for (const name of ['content-type', 'cache-control', 'etag', 'vary', 'retry-after', 'content-security-policy']) {
    const value = response.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}
