import { expect, test } from 'vitest';
import { knownScope } from './known-scope.ts';
import { readScope } from './scope.ts';

const known = { zones: async () => new Set([1, 2, 3]), modules: async () => new Set([5]) };
const scopeOf = (headers: Record<string, string>) => knownScope(readScope(headers), known);

test('T106 zones that do not exist are dropped, and the others have one order', async () => {
  expect((await scopeOf({ zoneid: '[3,999,1,1000]' })).zoneIds).toEqual([1, 3]);
  expect((await scopeOf({ zoneid: '[1,3]' })).zoneIds).toEqual([1, 3]);
  expect((await scopeOf({})).zoneIds).toEqual([]);
});

test('T106 invented zones and modules all become the same', async () => {
  for (const id of [7, 77, 2 ** 31 - 1]) {
    expect(await scopeOf({ zoneid: `[${id}]`, moduleid: String(id) })).toMatchObject({ zoneIds: [0], moduleId: 0 });
  }
  expect((await scopeOf({ moduleid: '5' })).moduleId).toBe(5);
  expect((await scopeOf({})).moduleId).toBeNull();
});
