import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

/** Converts the Fastify request into the web Request that the router reads. */
export function webRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const gone = new AbortController();
  // A keep-alive socket outlives the request, so the close of the response shows whether the visitor left.
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(safePath(request.url), origin), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
}

/** "//host/…" would be read as another host. */
function safePath(path: string): string {
  return path.replace(/^\/+/, '/');
}
