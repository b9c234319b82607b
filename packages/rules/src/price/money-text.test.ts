import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

const dollar = { symbol: '$', direction: 'left', digits: 2, rate: 1 } as const;
const euro = { symbol: '€', direction: 'right', digits: 2, rate: 0.5 } as const;
const yen = { symbol: '¥', direction: 'left', digits: 0, rate: 150 } as const;
const dinar = { symbol: 'د.ك', direction: 'right', digits: 3, rate: 0.3 } as const;

test.each([
  [12.5, dollar, 'en', '$12.50'],
  [1234.5, dollar, 'en', '$1,234.50'],
  [10, euro, 'en', '5.00\u00a0€'],
  [2, yen, 'en', '¥300'],
  [10, dinar, 'en', '3.000\u00a0د.ك'],
  [12.5, dollar, 'ar', '$١٢٫٥٠'],
] as const)('MOD-09 %d is shown in the format of the currency', (amount, currency, language, text) => {
  expect(moneyText(amount, currency, language)).toBe(text);
});

test('MOD-09 a symbol of letters on the left is followed by a space', () => {
  expect(moneyText(1, { symbol: 'USD', direction: 'left', digits: 0, rate: 1 }, 'en')).toBe('USD\u00a01');
});
