import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

/** 96 bits: two answers of one address never share them by chance. */
const TAG_LENGTH = 16;

/**
 * Names an answer by its content, so that a browser whose copy has become old is told that it still holds instead of
 * being sent the same again. The tag is weak, because the answer may be compressed on its way out.
 */
export async function tagEntity(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof body !== 'string') return body;
  const tag = entityTag(body);
  reply.header('etag', `W/${tag}`);
  if (!isKnown(request.headers['if-none-match'], tag)) return body;
  reply.code(304);
  // What answers a HEAD measures the body and drops it itself.
  if (request.method === 'HEAD') return body;
  reply.removeHeader('content-type');
  return null;
}

function entityTag(body: string): string {
  return `"${hash('sha1', body, 'base64url').slice(0, TAG_LENGTH)}"`;
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
