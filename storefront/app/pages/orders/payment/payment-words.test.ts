import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { methodText, paymentStateText } from './payment-words.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

test.each([
  ['cash_on_delivery', 'unpaid', 'pending', 'Pay on delivery'],
  ['digital_payment', 'unpaid', 'pending', 'Not paid yet'],
  ['digital_payment', 'unpaid', 'failed', 'Nothing to pay'],
  ['digital_payment', 'paid', 'delivered', 'Paid'],
  ['digital_payment', 'refunded', 'canceled', 'Refunded'],
  ['offline_payment', 'waiting', 'pending', 'Being checked'],
  ['cash_on_delivery', 'unpaid', 'canceled', 'Nothing to pay'],
])('%s, %s, of an order that is %s: %s', (payment_method, payment_status, order_status, words) => {
  expect(paymentStateText({ payment_method, payment_status, order_status })).toBe(words);
});

test('an unknown payment method of a newer server is shown by its name', () => {
  expect(methodText('wallet')).toBe('My wallet');
  expect(methodText('barter')).toBe('barter');
});
