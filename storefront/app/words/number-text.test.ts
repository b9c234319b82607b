import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { ratingText, twoDigitsText } from './number-text.ts';

const speak = (language: 'en' | 'ar') => setLanguageSource(() => ({ language, catalog: catalogs[language] }));

test('ITM-19 a rating has the configured number of digits, in the digits of the page’s language', () => {
  speak('en');
  expect([ratingText(4.9, 2), ratingText(4.926, 2), ratingText(5, 0), ratingText(4.45)]).toEqual([
    '4.90',
    '4.93',
    '5',
    '4.5',
  ]);
  speak('ar');
  expect(ratingText(4.9, 2)).toBe('٤٫٩٠');
});

test('ITM-18 a countdown always has two digits', () => {
  speak('en');
  expect([twoDigitsText(0), twoDigitsText(7), twoDigitsText(31)]).toEqual(['00', '07', '31']);
  speak('ar');
  expect(twoDigitsText(7)).toBe('٠٧');
});
