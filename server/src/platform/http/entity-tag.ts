import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

/** 96 bits, so that two replies of one URL do not collide. */
const TAG_LENGTH = 16;

/**
 * Sets an ETag from the content, so that a browser with an expired but unchanged copy gets 304. The tag is weak, because
 * the reply may be compressed later.
 */
export function tagEntity(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  next: DoneFuncWithErrOrRes,
): void {
  next(null, tagged(request, reply, body));
}

function tagged(request: FastifyRequest, reply: FastifyReply, body: unknown): unknown {
  if (reply.statusCode !== 200 || typeof body !== 'string') return body;
  const tag = entityTag(body);
  reply.header('etag', `W/${tag}`);
  if (!isKnownTag(request.headers['if-none-match'], tag)) return body;
  reply.code(304);
  // Fastify measures the body of a HEAD reply and drops it.
  if (request.method === 'HEAD') return body;
  reply.removeHeader('content-type');
  return null;
}

export function entityTag(body: string): string {
  return `"${hash('sha1', body, 'base64url').slice(0, TAG_LENGTH)}"`;
}

export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
