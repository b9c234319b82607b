import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

function recorded() {
  const groups: string[][] = [];
  const run = (items: string[]) => {
    groups.push(items);
    return items.includes('broken')
      ? Promise.reject(new Error('Refused'))
      : Promise.resolve(items.map((item) => `${item}!`));
  };
  return { groups, add: inGroups(run, { keysOf: (item) => [item] }) };
}

test('an item that comes alone is run at once, and those that come meanwhile together', async () => {
  const { groups, add } = recorded();
  expect(await Promise.all(['a', 'b', 'c'].map(add))).toEqual(['a!', 'b!', 'c!']);
  expect(await add('d')).toBe('d!');
  expect(groups).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('items with a common key are run one after the other', async () => {
  const { groups, add } = recorded();
  await Promise.all(['a', 'b', 'b', 'c', 'b'].map(add));
  expect(groups).toEqual([['a'], ['b', 'c'], ['b'], ['b']]);
});

test('at most fifty items are run together', async () => {
  const { groups, add } = recorded();
  await Promise.all(Array.from({ length: 120 }, (_, at) => add(String(at))));
  expect(groups.map(({ length }) => length)).toEqual([1, 50, 50, 19]);
});

test('a run that fails, fails for its items only', async () => {
  const { add } = recorded();
  const results = await Promise.allSettled(['a', 'broken', 'b'].map(add));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await add('c')).toBe('c!');
});
