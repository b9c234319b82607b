import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { dropPngText } from './drop-png-text.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const HEADER_END = 33;
const aPng = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#e07050' } })
    .png()
    .toBuffer();

test('T86 a compressed text of 50 MB in a small PNG is dropped before the picture is decoded', async () => {
  const png = await aPng();
  const bomb = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000, 65))]));
  expect(bomb.length).toBeLessThan(60_000);
  const sent = Buffer.concat([png.subarray(0, HEADER_END), bomb, png.subarray(HEADER_END)]);
  expect(dropPngText(sent)).toEqual(png);
  expect((await cleanPicture(sent, 'prescription')).contentType).toBe('image/webp');
});

test.each([
  ['cut off', (png: Buffer) => png.subarray(0, png.length - 20)],
  [
    'of which a chunk claims to be endless',
    (png: Buffer) => Buffer.concat([png.subarray(0, 33), Buffer.alloc(4, 0xff)]),
  ],
  ['that ends after its signature', (png: Buffer) => png.subarray(0, 8)],
])('T86 a PNG %s is passed on unchanged', async (_what, broken) => {
  const png = broken(await aPng());
  expect(dropPngText(png)).toEqual(png);
});
