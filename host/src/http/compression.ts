import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, onSendHookHandler } from 'fastify';
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';

const THRESHOLD_BYTES = 1_024;
const gzipOptions: ZlibOptions = { level: 5 };
const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Flushes after every chunk, so that a compressed page is still streamed. Call it before routes are added. */
export async function compression(http: FastifyInstance): Promise<void> {
  http.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/v1/')) return;
    Object.assign(route, { compress: false, decompress: false });
    route.onSend = [route.onSend ?? [], compressCall].flat();
  });
  await http.register(compress, {
    global: true,
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    zlibOptions: { ...gzipOptions, flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH },
  });
}

/** Calls reply with short whole texts, for which the plugin's hooks took 5 % of a call. */
const compressCall: onSendHookHandler<unknown> = ({ headers }, reply, body, next) => {
  if (!isLong(body) || reply.hasHeader('content-encoding')) return next(null, body);
  const accepted = headers['accept-encoding'];
  const encoding = accepted === undefined ? null : negotiate(String(accepted), ['br', 'gzip']);
  if (encoding === null || !isJson(reply.getHeader('content-type'))) return next(null, body);
  const done = (error: Error | null, compressed: Buffer) => {
    if (error) return next(error);
    reply.header('content-encoding', encoding);
    next(null, compressed);
  };
  if (encoding === 'br') brotliCompress(body, brotliOptions, done);
  else gzip(body, gzipOptions, done);
};

function isLong(body: unknown): body is string | Buffer {
  return (typeof body === 'string' || Buffer.isBuffer(body)) && body.length >= THRESHOLD_BYTES;
}

function isJson(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('application/json');
}
