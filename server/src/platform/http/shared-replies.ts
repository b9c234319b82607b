import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { STOCK_TTL_MS } from '../cache/stock-ttl.ts';
import { ttlCache } from '../cache/ttl-cache.ts';
import type { Clock } from '../clock.ts';
import { ownBytes } from '../own-bytes.ts';
import { entityTag, isKnownTag } from './entity-tag.ts';
import type { Scope } from './scope.ts';
import { compileReply } from './serialization.ts';

type Encoding = 'br' | 'gzip';
type SharedReply = { body: Buffer; tag: string; encoded: Map<Encoding, Promise<Buffer>> };

/** Sends a reply that visitors share: from the cache, or made now. */
export type SharedReplySender = (
  call: { request: FastifyRequest; reply: FastifyReply; endpoint: Endpoint; scope: Scope },
  answer: () => Promise<unknown>,
) => Promise<FastifyReply>;

const MINUTE_MS = 60_000;
const MIN_BYTES_TO_COMPRESS = 1_024;
/** The compressed forms are made later, so their size is estimated. */
const BYTES_WITH_ENCODINGS = 1.5;

type Source = { clock: Clock; onChange: (table: string, invalidate: () => void) => void };

/** Caches replies as bytes, until any table changes or opening hours may have changed with the minute. */
export function openSharedReplies({ clock, onChange }: Source): SharedReplySender {
  const replies = ttlCache<SharedReply>(clock, {
    ttlMs: STOCK_TTL_MS,
    bytesOf: ({ body }) => body.length * BYTES_WITH_ENCODINGS,
  });
  onChange('*', replies.clear);

  return async ({ request, reply, endpoint, scope }, answer) => {
    const { zoneIds, moduleId, language, point } = scope;
    const minute = Math.floor(clock().getTime() / MINUTE_MS);
    const key = `${minute} ${language} ${zoneIds.join()} ${moduleId} ${point?.lat} ${point?.lng} ${request.url}`;
    const shared = await replies.read(key, async () => serialize(endpoint, await answer()));
    return send(request, reply, shared);
  };
}

function serialize({ reply }: Endpoint, value: unknown): SharedReply {
  const text = compileReply({ schema: reply, method: 'GET', url: '' })(value);
  return { body: ownBytes(text), tag: entityTag(text), encoded: new Map() };
}

async function send(request: FastifyRequest, reply: FastifyReply, shared: SharedReply): Promise<FastifyReply> {
  reply.header('etag', `W/${shared.tag}`);
  if (isKnownTag(request.headers['if-none-match'], shared.tag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding'], shared.body);
  if (encoding === null) return reply.send(shared.body);
  return reply.header('content-encoding', encoding).send(await encode(shared, encoding));
}

function encodingFor(accepted: string | string[] | undefined, body: Buffer): Encoding | null {
  if (accepted === undefined || body.length < MIN_BYTES_TO_COMPRESS) return null;
  const names = String(accepted)
    .split(',')
    .map((each) => each.trim());
  // With a quality value it may be refused; then it is left to the general compression.
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

function encode({ body, encoded }: SharedReply, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made = encoding === 'br' ? compressBrotli(body) : compressGzip(body);
  encoded.set(encoding, made);
  return made;
}

const BROTLI_QUALITY = 5;
const compressGzip = async (body: Buffer) => ownBytes(await promisify(gzip)(body));
const compressBrotli = async (body: Buffer) =>
  ownBytes(await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
