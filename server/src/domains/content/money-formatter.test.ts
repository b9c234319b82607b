import { expect, test } from 'vitest';
import { moneyFormatter } from './money-formatter.ts';

const dollar = { code: 'USD', symbol: '$', direction: 'left', digits: 2 } as const;
const euro = { code: 'EUR', symbol: '€', direction: 'left', digits: 2, rate: 0.9 } as const;
const canadianDollar = { ...euro, code: 'CAD', symbol: '$' };

test('MOD-09 messages of the server name the shop’s currency, also if another one has the same symbol', () => {
  expect(moneyFormatter({ currency: dollar, otherCurrencies: [euro] }, 'en')(1250)).toBe('$12.50');
  expect(moneyFormatter({ currency: dollar, otherCurrencies: [canadianDollar] }, 'en')(1250)).toBe('USD 12.50');
});
