import { expect, test } from 'vitest';
import { createTilePainter } from './tile-painter.ts';
import type { TileRequest } from './tile-frame.ts';

const harbour: TileRequest = { theme: 'light', language: 'en', z: 12, x: 2355, y: 1646, scale: 1 };

test('concurrent requests for a tile draw it once, in a worker thread', async () => {
  const painter = createTilePainter({ workers: 1 });
  const [first, again] = [painter.paint(harbour), painter.paint({ ...harbour })];
  expect(again).toBe(first);
  expect([...(await first).subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  await painter.close();
});

test('a closed painter rejects new and running requests', async () => {
  const painter = createTilePainter({ workers: 1 });
  const waiting = painter.paint(harbour);
  const outcome = waiting.then(
    () => 'painted',
    () => 'given back',
  );
  await painter.close();
  expect(await outcome).toBe('given back');
  await expect(painter.paint(harbour)).rejects.toThrow('closed');
});
