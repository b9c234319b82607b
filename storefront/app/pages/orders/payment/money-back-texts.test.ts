import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { moneyBackTexts } from './money-back-texts.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const money = (amount: number) => `$${amount.toFixed(2)}`;
const AT = '2026-03-10T10:30:00.000Z';
const canceled = { order_status: 'canceled', payment_status: 'paid' };

test('MON-06 what went to the wallet is told in one sum', () => {
  const back = [6, 4].map((amount) => ({ amount, sent_at: AT, to: 'wallet' as const }));
  expect(moneyBackTexts({ ...canceled, money_back: back }, money)).toEqual(['$10.00 is back in your wallet.']);
});

test.each([
  [null, 'We’re refunding $6.00 to your original payment method.'],
  [AT, 'We’ve refunded $6.00 to your original payment method.'],
])('MON-06 the money of a cancelled order goes back to where it came from; sent at %s', (sent_at, text) => {
  const back = [{ amount: 6, sent_at, to: 'original' as const }];
  expect(moneyBackTexts({ ...canceled, money_back: back }, money)).toEqual([text]);
});

test.each([
  [{ order_status: 'canceled', payment_status: 'unpaid' }],
  [{ order_status: 'pending', payment_status: 'paid' }],
])('PAY-04 money that did not pay for the order is an extra: %o', (order) => {
  const back = [{ amount: 6, sent_at: null, to: 'original' as const }];
  expect(moneyBackTexts({ ...order, money_back: back }, money)).toEqual([
    'We received an extra $6.00 for this order and are refunding it to your original payment method.',
  ]);
});
