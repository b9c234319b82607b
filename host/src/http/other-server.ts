import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ANSWER_LIMIT_MS = 10_000;

/** Headers that belong to one connection, or that our own server writes itself. */
const NOT_PASSED_ON = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding'];

/**
 * With API_URL the API, pictures and tiles come from another server of the same product. Browsers still ask only us,
 * so that no page needs to know of it and no policy must be opened for it.
 */
export async function otherServer(http: FastifyInstance, { apiUrl }: { apiUrl: string }): Promise<void> {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const path of ['/api/*', '/media/*', '/tiles/*']) {
    http.all(path, (request, reply) => passOn(request, reply, apiUrl));
  }
}

async function passOn(request: FastifyRequest, reply: FastifyReply, apiUrl: string): Promise<FastifyReply> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !NOT_PASSED_ON.includes(name)) headers.set(name, value);
  }
  const answer = await fetch(new URL(request.url, apiUrl), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    ...(request.body instanceof Buffer && { body: new Uint8Array(request.body) }),
  });
  for (const name of ['content-type', 'cache-control', 'etag', 'vary', 'retry-after', 'content-security-policy']) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
