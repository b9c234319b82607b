import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['a name of exactly 25 signs', 'Halloumi and tomato saj!!', { shown: 'Halloumi and tomato saj!!', isCut: false }],
  ['one sign more', 'Halloumi and tomato saj!!!', { shown: 'Halloumi and tomato saj!!', isCut: true }],
  ['a space at the cut', 'Grilled chicken and salad with rice', { shown: 'Grilled chicken and salad', isCut: true }],
  ['nothing', '', { shown: '', isCut: false }],
])('HOM-09 ITM-06 %s', (_case, text, expected) => {
  expect(shortened(text, 25)).toEqual(expected);
});

test('ITM-06 a surrogate pair is not split', () => {
  expect(shortened('🍋🍋🍋', 2)).toEqual({ shown: '🍋🍋', isCut: true });
});
