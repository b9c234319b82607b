import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { FastifyInstance } from 'fastify';
import { tileAt, type TileRequest } from './tile-address.ts';
import { tileCache } from './tile-cache.ts';

type Tiles = { cacheDir: string; paint: (tile: TileRequest) => Promise<Uint8Array> };

const DAY_SECONDS = 86_400;

/** The map of the demo city at /tiles/{theme}/{language}/{z}/{x}/{y}[@2x].png */
export function tileRoutes(http: FastifyInstance, { cacheDir, paint }: Tiles): void {
  const cache = tileCache(cacheDir);
  http.get<{ Params: { '*': string } }>('/tiles/*', async (request, reply) => {
    const path = request.params['*'];
    const tile = tileAt(path);
    if (!tile) throw new RefusalError({ code: 'not_found' });
    const known = await cache.find(path);
    const drawn = known ?? (await paint(tile));
    if (!known) cache.keep(path, drawn);
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${7 * DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`)
      .send(Buffer.from(drawn));
  });
}
