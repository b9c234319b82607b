import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownBytes } from './own-bytes.ts';

test('T106 bytes that are kept hold no more memory than they have', () => {
  const [text, compressed] = ['خبز و"bread"', gzipSync('bread '.repeat(100))];
  expect(ownBytes(text)).toEqual(Buffer.from(text));
  expect(ownBytes(compressed)).toEqual(compressed);
  for (const kept of [ownBytes(text), ownBytes(compressed)]) expect(kept.buffer.byteLength).toBe(kept.length);
});
