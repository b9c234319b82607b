import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openPainter, type Painter } from './open-painter.ts';
import type { PaintJob } from './paint-picture.ts';
import { contentTypeOf } from './picture-encoding.ts';

function painter(options?: { idleMs: number }): Painter {
  const opened = openPainter(options);
  onTestFinished(() => opened.close());
  return opened;
}

const upload = async (): Promise<PaintJob> => ({
  bytes: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#e07050' } })
    .png()
    .toBuffer(),
  recipe: null,
  width: 160,
  format: 'webp',
});
const cover = { kind: 'cover', width: 1200, height: 675, composition: 'plate', palette: 'saffron', objects: ['lemon'] };
const hasProcess = () => process.getActiveResourcesInfo().includes('ProcessWrap');

test('another process encodes an upload and draws a recipe', async () => {
  const { paint } = painter();
  const bytes = await paint(await upload());
  expect([contentTypeOf(bytes), (await sharp(bytes).metadata()).width]).toEqual(['image/webp', 160]);
  const recipe = { ...cover, kind: 'composed', seed: 1 };
  const drawn = await paint({ bytes: null, recipe, width: 320, format: 'small' });
  expect([contentTypeOf(drawn), (await sharp(drawn).metadata()).width]).toEqual(['image/avif', 320]);
});

test('a broken picture is a fault of its own request only', async () => {
  const { paint } = painter();
  const [broken, whole] = [paint({ ...(await upload()), bytes: Buffer.from('no picture') }), paint(await upload())];
  await expect(broken).rejects.toThrow('unsupported image format');
  expect(contentTypeOf(await whole)).toBe('image/webp');
});

test('the process ends when it is idle, and starts again for the next picture', async () => {
  const { paint } = painter({ idleMs: 1 });
  await paint(await upload());
  await expect.poll(hasProcess).toBe(false);
  expect(contentTypeOf(await paint(await upload()))).toBe('image/webp');
});

test('a picture whose process has ended fails', async () => {
  const { paint, close } = painter();
  const painting = paint(await upload());
  await Promise.all([close(), expect(painting).rejects.toThrow('has ended')]);
  expect(contentTypeOf(await paint(await upload()))).toBe('image/webp');
});
