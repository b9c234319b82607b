import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { clientLeft } from '../http/client-left.ts';

/** Converts the Fastify request into the web Request that the router reads. */
export function webRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(safePath(request.url), origin), {
    method: request.method,
    headers,
    signal: clientLeft(reply),
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
}

/** "//host/…" would be read as another host. */
function safePath(path: string): string {
  return path.replace(/^\/+/, '/');
}
