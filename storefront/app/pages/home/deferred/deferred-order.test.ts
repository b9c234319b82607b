import { expect, test } from 'vitest';
import { deferredBlocks } from './deferred-order.ts';
import { groupSize } from './group-size.ts';

const moduleTypes = ['food', 'grocery', 'pharmacy', 'ecommerce'] as const;

test.each(moduleTypes)('HOM-04 the home of %s shows the promotional picture, and the bottom picture last', (type) => {
  const names = deferredBlocks(type, false);
  expect(names).toContain('promotional');
  expect(names.at(-1)).toBe('bottom');
});

test('HOM-11 only customers have the block of stores to visit again', () => {
  for (const type of moduleTypes) {
    expect(deferredBlocks(type, true)).toContain('visitAgain');
    expect(deferredBlocks(type, false)).not.toContain('visitAgain');
  }
});

test('the last blocks load at least three together, so that the footer is not visible below one of them', () => {
  for (let count = 3; count <= 20; count++) {
    let left = count;
    while (left > 5) left -= groupSize(left);
    expect(groupSize(left)).toBe(left);
    expect(left).toBeGreaterThanOrEqual(3);
  }
});
