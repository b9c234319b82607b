import { expect, test } from 'vitest';
import type { Pixels } from './pixels.ts';
import { transformed } from './transform.ts';

const [RED, BLUE, CLEAR] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [9, 9, 9, 0],
];

/** 64 × 32 pixels: the left half in one colour, the right half in another. */
function halfAndHalf(left: number[] = [], right: number[] = []): Pixels {
  const row = Array.from({ length: 64 }, (_, x) => (x < 32 ? left : right)).flat();
  return { data: Buffer.from(Array.from({ length: 32 }, () => row).flat()), width: 64, height: 32 };
}

const at = ({ data, width }: Pixels, x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 4)];

test.each([0.7, 0.4, 0.25])('an image of %d of the size keeps its colours up to its edges', (scale) => {
  const small = transformed(halfAndHalf(RED, BLUE), { scale });
  expect([small.width, small.height]).toEqual([Math.round(64 * scale), Math.round(32 * scale)]);
  expect(at(small, 2, 2)).toEqual(RED);
  expect(at(small, small.width - 3, small.height - 3)).toEqual(BLUE);
});

test('a mirrored image swaps its sides, and a rotated one turns clockwise', () => {
  const mirrored = transformed(halfAndHalf(RED, BLUE), { scale: 0.5, isMirrored: true });
  expect([at(mirrored, 2, 8), at(mirrored, 29, 8)]).toEqual([BLUE, RED]);
  const upright = transformed(halfAndHalf(RED, BLUE), { scale: 0.5, degrees: 90 });
  expect([upright.width, upright.height]).toEqual([16, 32]);
  expect([at(upright, 8, 2), at(upright, 8, 29)]).toEqual([RED, BLUE]);
  const both = transformed(halfAndHalf(RED, BLUE), { scale: 0.5, degrees: 90, isMirrored: true });
  expect([at(both, 8, 2), at(both, 8, 29)]).toEqual([BLUE, RED]);
});

test('the colour of transparent pixels does not reach the edge of an object', () => {
  const small = transformed(halfAndHalf(RED, CLEAR), { scale: 0.3, degrees: 30 });
  for (let pixel = 0; pixel < small.width * small.height; pixel += 1) {
    const [red, green, blue, alpha = 0] = small.data.subarray(pixel * 4, pixel * 4 + 4);
    if (alpha > 0) expect([red, green, blue]).toEqual([255, 0, 0]);
  }
});
