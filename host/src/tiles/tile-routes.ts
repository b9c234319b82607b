import { limitOf } from '@rialto/server/platform/http/limits.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { FastifyInstance } from 'fastify';
import { clientLeft } from '../http/client-left.ts';
import { removePageHeaders } from '../http/security-headers.ts';
import { tileAt, type TileRequest } from './tile-address.ts';
import { tileCache } from './tile-cache.ts';
import { tileQueue } from './tile-queue.ts';

type Tiles = { cacheDir: string; paint: (tile: TileRequest) => Promise<Uint8Array> };

const DAY_SECONDS = 86_400;

/** The map of the demo city at /tiles/{theme}/{language}/{z}/{x}/{y}[@2x].png */
export function tileRoutes(http: FastifyInstance, { cacheDir, paint }: Tiles): void {
  const cache = tileCache(cacheDir);
  const drawn = tileQueue();
  http.addHook('onClose', () => cache.flush());
  const options = { config: { rateLimit: limitOf('tiles') } };
  http.get<{ Params: { '*': string } }>('/tiles/*', options, async (request, reply) => {
    const path = request.params['*'];
    const tile = tileAt(path);
    if (!tile) throw new RefusalError({ code: 'not_found' });
    const client = { address: request.ip, left: clientLeft(reply) };
    const known = await cache.find(path);
    const png = known ?? (await drawn(path, () => paint(tile), client));
    if (!known) void cache.keep(path, png);
    return removePageHeaders(reply)
      .type('image/png')
      .header('cache-control', `public, max-age=${7 * DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`)
      .send(Buffer.from(png));
  });
}
