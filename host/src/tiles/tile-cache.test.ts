import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tileCache } from './tile-cache.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'rialto-tile-cache-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('T107 tiles written before a restart count against the limit of the cache', async () => {
  const tile = new Uint8Array(400);
  await tileCache(folder, 1_000).keep('light/en/8/1/1.png', tile);
  const restarted = tileCache(folder, 1_000);
  await restarted.keep('light/en/8/1/2.png', tile);
  await restarted.keep('light/en/8/1/3.png', tile);
  expect(await restarted.find('light/en/8/1/1.png')).toHaveLength(400);
  expect(await restarted.find('light/en/8/1/2.png')).toHaveLength(400);
  expect(await restarted.find('light/en/8/1/3.png')).toBeNull();
});

test('a cache that is flushed has written every tile, and no unfinished file is left', async () => {
  const cache = tileCache(folder);
  for (let y = 0; y < 20; y += 1) void cache.keep(`light/en/8/1/${y}.png`, new Uint8Array(400));
  await cache.flush();
  const files = await readdir(join(folder, 'light/en/8/1'));
  expect(files.toSorted()).toEqual(Array.from({ length: 20 }, (_, y) => `${y}.png`).toSorted());
});
