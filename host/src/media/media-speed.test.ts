import { drawRecipe } from '@rialto/demo/pictures/draw-picture.ts';
import type { Sql } from '@rialto/database/sql.ts';
import Fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mediaRoutes } from './media-routes.ts';

/** Of all the work. Were pictures drawn in this thread, nearly all of it would be done here. */
const MOST_IN_THIS_THREAD = 0.25;

const objects = ['falafelPita', 'falafel', 'tomato', 'lemon', 'olive', 'herb'];
const cover = { kind: 'composed', width: 1200, height: 675, composition: 'plate', palette: 'saffron', objects };
const logo = { kind: 'logo', style: 'seal', letter: 'ف', palette: 'olive', objects };

/** Ten pictures as a page of stores has them: some large, most small. */
const pictures = Array.from({ length: 10 }, (_, seed) => ({ ...(seed < 3 ? cover : logo), seed }));

test('sixty pictures asked for at once leave the process free for everybody else', async () => {
  expect(await askForAll()).toBeLessThan(MOST_IN_THIS_THREAD);
});

/**
 * Asks for every picture in a shop that has drawn none, and gives which part of the work this thread did. A part, because
 * milliseconds say nothing on a machine of which others take some.
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
  mediaRoutes(http, { db, cacheDir, drawRecipe, log: { warn: () => undefined } });

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
