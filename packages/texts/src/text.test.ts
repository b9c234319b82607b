import { expect, test } from 'vitest';
import { catalogs } from './catalogs.ts';
import { currentLanguage, fill, speakWith, t } from './text.ts';

test('a text comes in the language that is spoken', () => {
  speakWith(() => ({ language: 'ar', catalog: catalogs.ar }));
  expect(t('shell.home')).toBe('الرئيسية');
  expect(currentLanguage()).toBe('ar');
});

test('what stands in braces is filled in', () => {
  speakWith(() => ({ language: 'en', catalog: catalogs.en }));
  expect(t('shell.cart', { count: 3 })).toBe('Cart, 3 lines');
  expect(t('shell.cart', { count: 1 })).toBe('Cart, 1 line');
});

test('what is not given stays visible instead of vanishing', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

test('a value is never read as a text to be filled in again', () => {
  expect(fill('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
});

test('one of a thing is spoken of in the singular, whether its number comes as such or as text', () => {
  expect([0, 1, '1', '1.2k', 21].map((count) => fill('{count} [item|items]', { count }))).toEqual([
    ...['0 items', '1 item', '1 item', '1.2k items', '21 items'],
  ]);
});
