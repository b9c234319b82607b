import { expect, test } from 'vitest';
import { placeBeside } from './placement.ts';

const aWish = (over: Partial<Parameters<typeof placeBeside>[0]> = {}) => ({
  anchor: { x: 100, y: 100, width: 80, height: 40 },
  floating: { width: 200, height: 150 },
  viewport: { width: 1000, height: 800 },
  side: 'bottom' as const,
  align: 'start' as const,
  isRtl: false,
  ...over,
});

test('a menu opens below its button, with aligned edges', () => {
  expect(placeBeside(aWish())).toMatchObject({ x: 100, y: 148, side: 'bottom' });
});

test('start is the right edge in right-to-left text', () => {
  expect(placeBeside(aWish({ anchor: { x: 500, y: 100, width: 80, height: 40 }, isRtl: true })).x).toBe(380);
});

test('a menu near the lower edge opens upwards', () => {
  const anchor = { x: 100, y: 740, width: 80, height: 40 };
  expect(placeBeside(aWish({ anchor }))).toMatchObject({ y: 582, side: 'top' });
});

test('with little space on both sides the larger one is used and its height returned', () => {
  const anchor = { x: 100, y: 200, width: 80, height: 40 };
  const placement = placeBeside(aWish({ anchor, floating: { width: 200, height: 900 } }));
  expect(placement).toMatchObject({ side: 'bottom', room: 544 });
});

test('nothing leaves the viewport horizontally', () => {
  expect(placeBeside(aWish({ anchor: { x: 900, y: 100, width: 80, height: 40 } })).x).toBe(792);
  expect(placeBeside(aWish({ align: 'end', anchor: { x: 0, y: 100, width: 80, height: 40 } })).x).toBe(8);
});

test('beside at the end means right in English and left in Arabic', () => {
  const anchor = { x: 400, y: 300, width: 80, height: 40 };
  expect(placeBeside(aWish({ anchor, side: 'end' }))).toMatchObject({ x: 488, side: 'right' });
  expect(placeBeside(aWish({ anchor, side: 'end', isRtl: true }))).toMatchObject({ x: 192, side: 'left' });
});
