import { en } from './en.ts';
import { expect, test } from 'vitest';
import { catalogs } from './catalogs.ts';
import { currentLanguage, fill, pluralForms, setLanguageSource, t } from './text.ts';

test('a text is returned in the current language', () => {
  setLanguageSource(() => ({ language: 'ar', catalog: catalogs.ar }));
  expect(t('shell.home')).toBe('الرئيسية');
  expect(currentLanguage()).toBe('ar');
});

test('parameters in braces are replaced', () => {
  setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));
  expect(t('shell.cart', { count: 3 })).toBe('Cart, 3 items');
  expect(t('shell.cart', { count: 1 })).toBe('Cart, 1 item');
});

test('a parameter without a value stays visible', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

test('a value is inserted as it is, even if it contains braces', () => {
  expect(fill('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
});

test('a count of one takes the singular, as a number or as text', () => {
  expect([0, 1, '1', '1.2k', 21].map((count) => fill('{count} [item|items]', { count }))).toEqual([
    ...['0 items', '1 item', '1 item', '1.2k items', '21 items'],
  ]);
});

test('an Arabic text has six plural forms and Arabic digits', () => {
  const counts = [0, 1, 2, 3, 10, 11, 99, 100, 103, 1000];
  expect(counts.map((count) => fill(catalogs.ar['store.items'], { count }, 'ar'))).toEqual([
    ...['لا منتجات', 'منتج واحد', 'منتجان', '٣ منتجات', '١٠ منتجات', '١١ منتجًا', '٩٩ منتجًا'],
    ...['١٠٠ منتج', '١٠٣ منتجات', '١٬٠٠٠ منتج'],
  ]);
});

test('a count is grouped as the language does; other numbers, such as order numbers, are not', () => {
  expect(fill('{count} of {id}', { count: 12_345, id: 12_345 })).toBe('12,345 of 12345');
});

test.each(['Corner Bakery 24', 'mariam@example.com', '+201001234567', 'NINE10'])(
  'in an Arabic text %s is isolated, so that the words around it keep their order',
  (value) => {
    expect(fill('من {a} إلى {b}', { a: value, b: 'المخبز' }, 'ar')).toBe(`من \u2068${value}\u2069 إلى المخبز`);
    expect(fill('from {a} to {b}', { a: value, b: 'المخبز' }, 'en')).toBe(`from ${value} to المخبز`);
  },
);

test.each(['https://example.com/x', '12:30', '٣', '$7.49'])('in an Arabic text %s is inserted as it is', (value) => {
  expect(fill('{a}', { a: value }, 'ar')).toBe(value);
});

test('plural forms are listed in the order of the plural rules', () => {
  for (const [language, forms] of Object.entries(pluralForms)) {
    expect(forms.toSorted()).toEqual(new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted());
  }
});

test('no English message that may be sent as an SMS has a curly quote, which would double its price', () => {
  const messages = Object.entries(en).filter(([key]) => /^message\.\w+\.text$/.test(key));
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter(([, text]) => /[‘’“”]/.test(text))).toEqual([]);
});
