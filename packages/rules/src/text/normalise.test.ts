import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchable, searchWords } from './normalise.ts';

test.each([
  ['case does not matter', 'JASMINE Street', 'jasmine street'],
  ['Latin accents do not matter', 'Café Müller', 'cafe muller'],
  ['Arabic diacritics do not matter', 'شَارِعُ اليَاسَمِين', 'شارع الياسمين'],
  ['every form of alef is read as alef', 'أحمد إبراهيم آدم ٱلنور', 'احمد ابراهيم ادم النور'],
  ['alef maqsura is read as ya', 'مستشفى', 'مستشفي'],
  ['ta marbuta is read as ha', 'المدينة القديمة', 'المدينه القديمه'],
  ['hamza on waw and ya is dropped', 'مؤسسة شاطئ', 'موسسه شاطي'],
  ['tatweel is dropped', 'النـــور', 'النور'],
  ['Arabic-Indic digits become Western', '٢٤ شارع', '24 شارع'],
  ['Persian digits and letters become Western and Arabic', '۲۴ کیف', '24 كيف'],
  ['direction marks that came with a copied text are dropped', '\u200Fالنور\u200E', 'النور'],
  ['white space is one space', '  old \t town\u00A0 ', 'old town'],
])('%s', (_name, text, expected) => {
  expect(searchable(text)).toBe(expected);
});

test('normalising twice gives the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(searchable(searchable(text))).toBe(searchable(text));
    }),
  );
});

test('words are separated by signs and spaces', () => {
  expect(searchWords('24-B, Jasmine St. (Old Town)')).toEqual(['24', 'b', 'jasmine', 'st', 'old', 'town']);
  expect(searchWords('شارع الياسمين، ٢٤')).toEqual(['شارع', 'الياسمين', '24']);
  expect(searchWords(' ,. ')).toEqual([]);
});
