import { expect, onTestFinished, test } from 'vitest';
import type { TileRequest } from './tile-address.ts';
import { openTilePainter } from './tile-painter.ts';

const harbour: TileRequest = { theme: 'light', language: 'en', z: 12, x: 2355, y: 1646, scale: 1 };

test('tiles are drawn in another process', async () => {
  const { paint, close } = openTilePainter();
  onTestFinished(close);
  const tiles = [0, 1].map((x) => paint({ ...harbour, x: harbour.x + x }));
  for (const png of await Promise.all(tiles)) expect([...png.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
});

test('a tile whose process ends is drawn by another one', async () => {
  const { paint, close } = openTilePainter();
  onTestFinished(close);
  const painting = paint(harbour);
  await close();
  expect((await painting).length).toBeGreaterThan(100);
});
