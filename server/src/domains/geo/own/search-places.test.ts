import { expect, test } from 'vitest';
import { at, places } from '../testing/small-world.ts';
import { buildPlaceIndex } from './place-index.ts';
import { createPlaceSearch } from './search-places.ts';

const search = createPlaceSearch(buildPlaceIndex(places));
const ids = (text: string, near: { lat: number; lng: number } | null = null) => search(text, near).map(({ id }) => id);
const first = (text: string) => ids(text)[0];

test.each([
  ['the beginning of a name', 'jas', 'jasmine'],
  ['a whole name', 'Jasmine Street', 'jasmine'],
  ['a later word of a name', 'square', 'clock'],
  ['words in any order', 'house opera', 'opera'],
  ['words that are all unfinished', 'op ho', 'opera'],
  ['name and district', 'jasmine old town', 'jasmine'],
  ['case and signs', 'OPERA-house!', 'opera'],
  ['a name with its article', 'al kindi', 'kindi'],
  ['a name without its article', 'kindi', 'kindi'],
  ['a name written as one with its article', 'alkindi st', 'kindi'],
  ['short forms of street words', 'independence blvd', 'independence'],
  ['an Arabic name', 'شارع الياسمين', 'jasmine'],
  ['Arabic without the article', 'ياسمين', 'jasmine'],
  ['Arabic with an article too many', 'الشارع الياسمين', 'jasmine'],
  ['Arabic with diacritics', 'اليَاسَمِين', 'jasmine'],
  ['Arabic with other spellings of alef, ya and ta marbuta', 'احمد شوقى', 'ahmad'],
  ['Arabic ta marbuta typed as ha', 'المدينه القديمه', 'old-town'],
  ['Arabic with tatweel', 'الميـــناء', 'harbour'],
  ['both languages in one line', 'شارع jasmine', 'jasmine'],
])('LOC-02 %s finds it: %s', (_how, text, id) => {
  expect(first(text)).toBe(id);
});

test.each([
  ['24 jasmine', 'jasmine-24'],
  ['jasmine 24', 'jasmine-24'],
  ['2 Jasmine Street', 'jasmine-2'],
  ['24 jasmine st, old town', 'jasmine-24'],
  ['٢٤ شارع الياسمين', 'jasmine-24'],
  ['24 ياسمين', 'jasmine-24'],
  ['24 jasmime', 'jasmine-24'],
])('LOC-02 a house is found by number and street: %s', (text, id) => {
  expect(first(text)).toBe(id);
});

test.each([
  ['wrong letter', 'jasmime', 'jasmine'],
  ['missing letter', 'jasmne', 'jasmine'],
  ['extra letter', 'jassmine', 'jasmine'],
  ['swapped letters', 'jamsine', 'jasmine'],
  ['wrong first letter', 'hasmine', 'jasmine'],
  ['missing first letter', 'asmine', 'jasmine'],
  ['missing last letter of a short word', 'oper', 'opera'],
  ['wrong letter in a short word', 'opwra', 'opera'],
  ['swapped in a short word', 'plam park', 'palm'],
  ['two wrong letters in a long word', 'pomigranete', 'pomegranate'],
  ['two missing letters in a long word', 'pomgranat', 'pomegranate'],
  ['wrong and swapped in a long word', 'lihgthoise', 'lighthouse'],
  ['an extra and a missing letter', 'indepandance', 'independence'],
  ['a doubled letter', 'fisherrmen', 'fishermen'],
  ['two words, each mistyped', 'opra huose', 'opera'],
  ['a mistyped beginning', 'pomgra', 'pomegranate'],
  ['a mistyped district', 'harbuor', 'harbour'],
  ['a mistyped known word beside a right one', 'palm bark', 'palm'],
])('LOC-02 tolerates in English: %s (%s)', (_how, text, id) => {
  expect(first(text)).toBe(id);
});

test.each([
  ['wrong letter', 'الياسمبن', 'jasmine'],
  ['missing letter', 'الياسمن', 'jasmine'],
  ['extra letter', 'اليااسمين', 'jasmine'],
  ['swapped letters', 'اليسامين', 'jasmine'],
  ['missing first letter of the article', 'لياسمين', 'jasmine'],
  ['wrong letter without the article', 'ياسمبن', 'jasmine'],
  ['missing letter in a landmark', 'مستشى النور', 'hospital'],
  ['missing letter in a long word', 'الاستقلل', 'independence'],
  ['two wrong letters in a long word', 'الاسبقلاذ', 'independence'],
  ['swapped in a plural', 'الصيداين', 'fishermen'],
  ['wrong letter in the light house', 'المنازة', 'lighthouse'],
  ['extra letter in the pomegranate', 'الرماان', 'pomegranate'],
])('LOC-02 tolerates in Arabic: %s (%s)', (_how, text, id) => {
  expect(first(text)).toBe(id);
});

test('a house number is never corrected', () => {
  expect(ids('24 jasmine').every((id) => !/-2[0-35-9]$/.test(id))).toBe(true);
  expect(first('99 jasmine street')).toBe('jasmine');
});

test('a short word is never corrected', () => {
  expect(ids('zop')).toEqual([]);
});

test('one unknown word does not hide the place', () => {
  expect(first('jasmine street apartment')).toBe('jasmine');
});

test('a text that resembles no place finds nothing', () => {
  for (const text of ['xyzzyx', 'xyzzyx street', '!!!', ' ', 'ءءءءءءءء', '😀']) expect(ids(text)).toEqual([]);
});

test('a street comes before its houses, and its houses by number', () => {
  expect(ids('jasmine').slice(0, 4)).toEqual(['jasmine', 'jasmine-1', 'jasmine-2', 'jasmine-3']);
});

test('at most eight places are suggested', () => {
  expect(ids('street')).toHaveLength(8);
});

test('an exact word ranks above a longer one with that prefix, and an important place above others', () => {
  expect(first('harbour')).toBe('harbour');
});

test('of equal matches the nearer comes first', () => {
  expect(ids('7 street', at(33.022, 27.024))[0]).toBe('fishermen-7');
  expect(ids('7 street', at(33.01, 27.01))[0]).toBe('jasmine-7');
});

test('a city without places suggests nothing', () => {
  expect(createPlaceSearch(buildPlaceIndex([]))('jasmine', null)).toEqual([]);
});
