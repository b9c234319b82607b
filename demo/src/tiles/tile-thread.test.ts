import { expect, onTestFinished, test } from 'vitest';
import type { TileRequest } from './tile-frame.ts';
import { TileThread } from './tile-thread.ts';

const harbour: TileRequest = { theme: 'light', language: 'en', z: 12, x: 2355, y: 1646, scale: 1 };
/** The load of a thread that would have to start first. */
const NOT_RUNNING = 0.5;

test('an idle thread is ended, which frees its map, and starts again with the next tile', async () => {
  const thread = new TileThread(10);
  onTestFinished(() => thread.close());
  expect((await thread.draw(harbour)).kind).toBe('drawn');
  await expect.poll(() => thread.load).toBe(NOT_RUNNING);
  expect((await thread.draw(harbour)).kind).toBe('drawn');
});

test('a thread is not ended while it draws', async () => {
  const thread = new TileThread(0);
  onTestFinished(() => thread.close());
  const tiles = [0, 1, 2].map((x) => thread.draw({ ...harbour, x: harbour.x + x }));
  expect((await Promise.all(tiles)).map(({ kind }) => kind)).toEqual(['drawn', 'drawn', 'drawn']);
});
