import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTile } from './draw-tile.ts';
import type { TileRequest } from './tile-frame.ts';

const CENTRE = { z: 16, x: 37683, y: 26396 };

const aTile = (over: Partial<TileRequest> = {}): TileRequest => ({
  theme: 'light',
  language: 'en',
  ...CENTRE,
  scale: 1,
  ...over,
});

async function pixels(over: Partial<TileRequest>): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(await drawTile(aTile(over)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Pixels darker than any street or house of the light map: those of letters. */
function inkIn(bytes: Buffer): number {
  let ink = 0;
  for (let i = 0; i < bytes.length; i += 3) if (bytes[i]! + bytes[i + 1]! + bytes[i + 2]! < 420) ink++;
  return ink;
}

test('a tile has 256 pixels, or 512 for high-density screens', async () => {
  expect(await pixels({ scale: 1 })).toMatchObject({ width: 256, height: 256 });
  expect(await pixels({ scale: 2 })).toMatchObject({ width: 512, height: 512 });
});

test('names are written in English and in Arabic', async () => {
  const english = await pixels({ language: 'en' });
  const arabic = await pixels({ language: 'ar' });
  expect(inkIn(english.bytes)).toBeGreaterThan(100);
  expect(inkIn(arabic.bytes)).toBeGreaterThan(100);
  expect(arabic.bytes.equals(english.bytes)).toBe(false);
});

test('the dark map is dark', async () => {
  const { bytes } = await pixels({ theme: 'dark' });
  expect(bytes.reduce((sum, value) => sum + value, 0) / bytes.length).toBeLessThan(90);
});

test('the same tile has the same bytes', async () => {
  expect(Buffer.from(await drawTile(aTile())).equals(Buffer.from(await drawTile(aTile())))).toBe(true);
});

test('open sea is one colour', async () => {
  const { bytes } = await pixels({ z: 12, x: 2300, y: 1600 });
  const first = bytes.subarray(0, 3);
  for (let i = 0; i < bytes.length; i += 3 * 997) expect(bytes.subarray(i, i + 3).equals(first)).toBe(true);
});

test('tiles at unusual places and zooms are drawn too', async () => {
  const odd: Partial<TileRequest>[] = [
    { z: 0, x: 0, y: 0 },
    { z: 3, x: 4, y: 3 },
    { z: 7, x: 73, y: 51 },
    { z: 19, x: 301465, y: 210763 },
    { z: 10, x: 0, y: 1023 },
    { z: 10, x: -5, y: 5000 },
    { z: 18, x: 0, y: 0, language: 'ar' },
  ];
  for (const over of odd) {
    const png = await drawTile(aTile(over));
    expect([...png.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  }
});
