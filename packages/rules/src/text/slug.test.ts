import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Falafel plate (large)', 'falafel-plate-large'],
  ['Crème brûlée', 'creme-brulee'],
  ['كشري القاهرة', 'kshry-alqahrh'],
  ['7 up', '7-up'],
  ['500', 'item-500'],
  ['★', 'item'],
])('OPS-05 the address of %s is %s', (name, slug) => {
  expect(slugOf(name, 'item')).toBe(slug);
});

test('OPS-05 an address is at most a hundred characters long and does not end with a hyphen', () => {
  const slug = slugOf(`${'a'.repeat(99)} long name`, 'item');
  expect(slug).toBe('a'.repeat(99));
});
