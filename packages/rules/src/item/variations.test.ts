import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choices } from './selection.ts';
import { afterPress, choiceRefusals, chosenPrices, noChoices, type Group } from './variations.ts';

const aGroup = (over: Partial<Group> = {}): Group => ({
  name: 'Size',
  kind: 'single',
  isRequired: true,
  min: 1,
  max: 1,
  options: [0, 150, 300].map((price, at) => ({ label: `Option ${at}`, price })),
  ...over,
});
const size = aGroup();
const sauces = aGroup({ name: 'Sauces', kind: 'multi', isRequired: false, min: 2, max: 3 });

/** Presses the options in sequence. */
function pressed(groups: readonly Group[], ...presses: [group: number, option: number][]): Choices {
  return presses.reduce<Choices>(
    (choices, [group, option]) => afterPress(groups, choices, group, option),
    noChoices(groups),
  );
}

test('ITM-11 in a single group a choice replaces the previous one, and pressing it again clears it', () => {
  expect(pressed([size], [0, 1])).toEqual([[1]]);
  expect(pressed([size], [0, 1], [0, 2])).toEqual([[2]]);
  expect(pressed([size], [0, 2], [0, 2])).toEqual([[]]);
});

test('ITM-11 in a multi group choices add up, each can be removed, and other groups do not change', () => {
  expect(pressed([size, sauces], [0, 1], [1, 2], [1, 0])).toEqual([[1], [0, 2]]);
  expect(pressed([size, sauces], [0, 1], [1, 2], [1, 0], [1, 2])).toEqual([[1], [0]]);
});

test.each([
  ['a required group without a choice', size, [], { kind: 'missing', name: 'Size' }],
  ['a required group with its choice', size, [1], null],
  ['an optional group without a choice', sauces, [], null],
  ['an optional group with too few', sauces, [1], { kind: 'out_of_bounds', name: 'Sauces', min: 2, max: 3 }],
  ['an optional group with enough', sauces, [0, 1], null],
  ['the maximum of the group', { ...sauces, max: 2 }, [0, 1], null],
  ['too many', { ...sauces, max: 2 }, [0, 1, 2], { kind: 'out_of_bounds', name: 'Sauces', min: 2, max: 2 }],
  ['a required multi group without a choice', { ...sauces, isRequired: true }, [], { kind: 'missing', name: 'Sauces' }],
] as const)('ITM-12 %s', (_case, group, chosen, refusal) => {
  expect(choiceRefusals([group], [chosen])).toEqual(refusal ? [refusal] : []);
});

test('ITM-12 every invalid group is named, in the order of the groups', () => {
  expect(choiceRefusals([size, sauces], [[], [0]]).map(({ name }) => name)).toEqual(['Size', 'Sauces']);
});

test('ITM-14 each chosen option adds its price once', () => {
  expect(chosenPrices([size, sauces], [[1], [0, 2]])).toEqual([150, 0, 300]);
  expect(chosenPrices([size, sauces], noChoices([size, sauces]))).toEqual([]);
});

test('ITM-11 after any number of presses a single group has at most one choice and no option appears twice', () => {
  const press = fc.tuple(fc.nat(1), fc.nat(2));
  fc.assert(
    fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
      const [single, multi] = pressed([size, sauces], ...presses);
      expect(single?.length).toBeLessThanOrEqual(1);
      expect(new Set(multi).size).toBe(multi?.length);
      // An option that was pressed an odd number of times is selected.
      const odd = [0, 1, 2].filter((option) => presses.filter(([g, o]) => g === 1 && o === option).length % 2 === 1);
      expect(multi).toEqual(odd);
    }),
  );
});
