import { expect, test } from 'vitest';
import { estimateBytes } from './estimate-bytes.ts';

const row = (id: number) => ({ id, name: `Row number ${id}`, price: id * 100, tags: ['fresh', 'cold'], area: null });

test('the estimate grows with the number of rows and the length of texts', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => row(id));
  const perRow = estimateBytes(rows(1_000)) / 1_000;
  expect(perRow).toBeGreaterThan(estimateBytes(row(1)) * 0.8);
  expect(perRow).toBeLessThan(estimateBytes(row(1_000)) * 1.2);
  expect(estimateBytes('x'.repeat(5_000)) - estimateBytes('')).toBe(5_000);
});

test('maps, sets, byte arrays and empty values have a size too', () => {
  expect(estimateBytes(new Map([[1, row(1)]]))).toBeGreaterThan(estimateBytes(row(1)));
  expect(estimateBytes(new Set(Array.from({ length: 100 }, (_, id) => id)))).toBeGreaterThan(100 * 8);
  expect(estimateBytes(Buffer.alloc(4_096))).toBeGreaterThanOrEqual(4_096);
  for (const empty of [null, undefined, 0, '', [], {}, new Map()]) expect(estimateBytes(empty)).toBeGreaterThan(0);
});

test('a value that contains itself has an estimate', () => {
  const node = { parent: null as unknown, name: 'root' };
  node.parent = node;
  expect(estimateBytes(node)).toBeLessThan(1_000);
});
