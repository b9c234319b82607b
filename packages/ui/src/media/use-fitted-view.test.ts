import { expect, test } from 'vitest';
import { hasRoom } from './use-fitted-view.ts';

const size = { x: 360, y: 260 };

test.each([
  ['in the middle', { x: 180, y: 130 }, true],
  ['at the top, where its pin is cut off', { x: 180, y: 20 }, false],
  ['with room for its pin above', { x: 180, y: 48 }, true],
  ['at the left edge', { x: 10, y: 130 }, false],
  ['at the right edge', { x: 350, y: 130 }, false],
  ['near the bottom, below its pin', { x: 180, y: 245 }, true],
  ['at the bottom edge', { x: 180, y: 255 }, false],
  ['outside', { x: 400, y: 130 }, false],
])('the map moves unless there is room for a point %s', (_where, point, isShown) => {
  expect(hasRoom([{ x: 180, y: 130 }, point], size)).toBe(isShown);
});
