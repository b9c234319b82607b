import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings.ts';
import { openTilePainter } from './tile-painter.ts';
import { tileRoutes } from './tile-routes.ts';

const OWN_TILES = '/tiles/{theme}/{lang}/{z}/{x}/{y}{r}.png';

/** The URL of map tiles, or null if there is no map: a shop without demo data and TILE_URL. */
export function tileAddress(settings: Settings): { tileUrl: string | null; tileAttribution: string } {
  const own = settings.DEMO === 1 ? OWN_TILES : null;
  return { tileUrl: settings.TILE_URL ?? own, tileAttribution: settings.TILE_ATTRIBUTION };
}

export async function demoTiles(http: FastifyInstance, cacheDir: string): Promise<void> {
  const painter = openTilePainter();
  http.addHook('onClose', painter.close);
  const version = await drawingVersion();
  await removeOtherVersions(cacheDir, version);
  tileRoutes(http, { cacheDir: join(cacheDir, version), paint: painter.paint });
}

/** Tiles of earlier versions of the drawing code are never served again. */
async function removeOtherVersions(cacheDir: string, version: string): Promise<void> {
  const versions = await readdir(cacheDir).catch(() => []);
  const others = versions.filter((name) => name !== version);
  await Promise.all(others.map((name) => rm(join(cacheDir, name), { recursive: true, force: true })));
}

/** The cache is named after a hash of the drawing code, so that tiles of different versions are not mixed. */
async function drawingVersion(): Promise<string> {
  const demo = dirname(dirname(fileURLToPath(import.meta.resolve('@rialto/demo/city/city.ts'))));
  const hash = createHash('sha256');
  for (const folder of ['city', 'tiles']) {
    const files = await readdir(join(demo, folder), { recursive: true, withFileTypes: true });
    const sources = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    for (const source of sources.sort()) hash.update(await readFile(source));
  }
  return hash.digest('hex').slice(0, 12);
}
