import { expect, test } from 'vitest';
import { sortBrands } from './sort-brands.ts';

const names = (brands: { name: string }[]) => brands.map(({ name }) => name).join(' ');
const brands = ['zaatar', 'Élan', 'Atlas 10', 'Atlas 9', 'bint'].map((name) => ({ name }));

test('HOM-17 brands are sorted from A to Z ignoring case, or from Z to A', () => {
  expect(names(sortBrands(brands, 'en', false))).toBe('Atlas 9 Atlas 10 bint Élan zaatar');
  expect(names(sortBrands(brands, 'en', true))).toBe('zaatar Élan bint Atlas 10 Atlas 9');
});

test('HOM-17 Arabic names follow the Arabic alphabet', () => {
  const arabic = ['نور', 'أطلس', 'بحر'].map((name) => ({ name }));
  expect(names(sortBrands(arabic, 'ar', false))).toBe('أطلس بحر نور');
});
