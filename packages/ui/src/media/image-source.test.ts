import { expect, test } from 'vitest';
import { sourceAt, sourceSet, tintOf } from './image-source.ts';

test('a picture is requested in a width', () => {
  expect(sourceAt('/media/a.webp', 320)).toBe('/media/a.webp?w=320');
  expect(sourceAt('/media/a.webp?v=2', 320)).toBe('/media/a.webp?v=2&w=320');
});

test('the browser may choose from 160 to 1600', () => {
  const set = sourceSet('/media/a.webp') ?? '';
  expect(set.startsWith('/media/a.webp?w=160 160w, ')).toBe(true);
  expect(set.endsWith('/media/a.webp?w=1600 1600w')).toBe(true);
});

test('a small picture offers only small files', () => {
  expect(sourceSet('/media/a.webp', 320)).toBe('/media/a.webp?w=160 160w, /media/a.webp?w=320 320w');
});

test('the preview of an upload has no widths', () => {
  expect(sourceAt('blob:abc', 320)).toBe('blob:abc');
  expect(sourceSet('data:image/png;base64,AA')).toBeUndefined();
});

test('the main colour of a picture is read from its URL', () => {
  expect(tintOf('/media/falafel-plate-3f9a1c22-f4b03e')).toBe('#f4b03e');
  for (const src of ['/media/module-food-3f9a1c22', 'blob:abc', '', null, undefined])
    expect(tintOf(src)).toBeUndefined();
});
