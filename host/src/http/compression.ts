import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Flushes after every chunk, so that a compressed page is still streamed. */
export async function compression(http: FastifyInstance): Promise<void> {
  await http.register(compress, {
    global: true,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
  });
}
