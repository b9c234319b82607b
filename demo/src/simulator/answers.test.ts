import { expect, test } from 'vitest';
import { answerTo, languageOf } from './answers.ts';

test.each([
  ['هل الطبق حار؟', 'en', 'ar'],
  ['Is it hot?', 'ar', 'en'],
  ['أين طلبي؟ Order 12', 'en', 'ar'],
  ['12?', 'ar', 'ar'],
  ['', 'en', 'en'],
])('MSG-01 a message %j of somebody who reads %s is answered in %s', (text, read, language) => {
  expect(languageOf(text, read)).toBe(language);
  const isArabic = /\p{Script=Arabic}/u.test(answerTo({ about: '7', text, read }, 'store', 'seed'));
  expect(isArabic).toBe(language === 'ar');
});

test('MSG-01 the same message gets the same answer, and different messages get different ones', () => {
  const answer = (about: number) =>
    answerTo({ about: String(about), text: 'Hello', read: 'en' }, 'courier_on_way', 'seed');
  expect(answer(3)).toBe(answer(3));
  expect(new Set(Array.from({ length: 30 }, (_, about) => answer(about))).size).toBeGreaterThan(1);
});
