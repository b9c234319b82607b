import { expect, test } from 'vitest';
import { buildVocabulary, forgivenEdits, isNumber } from './vocabulary.ts';

const vocabulary = buildVocabulary(['pizza', 'pizzeria', 'pita', 'shawarma', 'headphones', '250ml', 'شاورما']);
const wordsOf = (matches: { position: number }[]) => matches.map(({ position }) => vocabulary.words[position]);

test('words with the same prefix are adjacent, the word itself first', () => {
  expect(wordsOf(vocabulary.beginningWith('piz'))).toEqual(['pizza', 'pizzeria']);
  expect(vocabulary.beginningWith('pizza')).toEqual([{ position: 3, quality: 1, isUnfinished: false }]);
  expect(wordsOf(vocabulary.beginningWith('شاو'))).toEqual(['شاورما']);
  expect(vocabulary.beginningWith('zz')).toEqual([]);
});

test.each([
  ['piza', 1, ['pita', 'pizza']],
  ['shwarma', 1, ['shawarma']],
  ['headfones', 1, []],
  ['headfones', 2, ['headphones']],
  ['شاورمه', 1, ['شاورما']],
  ['xyzzy', 2, []],
  ['pizza', 0, []],
])('%s with at most %i wrong letters resembles %j', (typed, most, words) => {
  const whole = vocabulary.resembling(typed, most).filter(({ isUnfinished }) => !isUnfinished);
  expect(wordsOf(whole)).toEqual(words);
});

test('an unfinished, mistyped word matches the words it may become, with a lower quality than a finished one', () => {
  const [match] = vocabulary.resembling('shwar', 1);
  expect(match).toMatchObject({ isUnfinished: true });
  const [finished] = vocabulary.resembling('shwarma', 1);
  expect(match?.quality).toBeLessThan(finished?.quality ?? 0);
});

test.each([
  ['ab', 0],
  ['abc', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
  ['250ml', 0],
])('%s may have %i wrong letters', (typed, edits) => {
  expect(forgivenEdits(typed, 3)).toBe(edits);
});

test('a number may be followed by letters', () => {
  expect(['24', '24b', '500ml', 'b24'].map(isNumber)).toEqual([true, true, true, false]);
});
