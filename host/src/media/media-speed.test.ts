import { drawRecipe } from '@rialto/demo/pictures/draw-picture.ts';
import type { Sql } from '@rialto/database/sql.ts';
import Fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mediaRoutes } from './media-routes.ts';
import { paintWith } from './paint-picture.ts';

/** As a share of all work: this thread places the objects. If it also encoded the pictures, it would be nearly all. */
const MOST_IN_THIS_THREAD = 0.45;

const objects = ['falafelPita', 'falafel', 'tomato', 'lemon', 'olive', 'herb'];
const cover = { kind: 'composed', width: 1200, height: 675, composition: 'plate', palette: 'saffron', objects };
const logo = { kind: 'logo', style: 'seal', letter: 'ف', palette: 'olive', objects };

/** Ten pictures like a page of stores: some large, most small. */
const pictures = Array.from({ length: 10 }, (_, seed) => ({ ...(seed < 3 ? cover : logo), seed }));

test('sixty concurrent picture requests leave the main thread free', async () => {
  expect(await askForAll()).toBeLessThan(MOST_IN_THIS_THREAD);
});

/**
 * Requests every picture of a shop that has drawn none, and returns the share of work done in this thread. A share,
 * because milliseconds vary on a shared machine.
 */
async function askForAll(): Promise<number> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'rialto-media-speed-'));
  const http = Fastify();
  onTestFinished(async () => {
    await http.close();
    await rm(cacheDir, { recursive: true, force: true });
  });
  const db = (async (_: TemplateStringsArray, id: string) => [
    { recipe: pictures[Number(id)], bytes: null },
  ]) as unknown as Sql;
  mediaRoutes(http, { db, cacheDir, paint: paintWith(drawRecipe), log: { warn: () => undefined } });

  const addresses = pictures.flatMap((_, id) => [160, 320, 480].map((width) => `/media/${id}?w=${width}`));
  const accepts = ['image/avif', 'image/webp'];
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  const replies = await Promise.all(
    addresses.flatMap((url) => accepts.map((accept) => http.inject({ url, headers: { accept } }))),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(200));
  return totalOf(process.threadCpuUsage(own)) / totalOf(process.cpuUsage(all));
}

function totalOf({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}
