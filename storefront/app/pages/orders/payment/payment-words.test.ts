import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { methodText, orderMethodText, paymentStateText, totalParts } from './payment-words.ts';

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

const split = { wallet_amount: 5, due_amount: 7 };

test.each([
  ['cash_on_delivery', 'unpaid', 'pending', { label: 'Left to pay', amount: 7 }],
  ['cash_on_delivery', 'paid', 'delivered', { label: 'Cash on delivery', amount: 7 }],
  ['digital_payment', 'paid', 'confirmed', { label: 'Online payment', amount: 7 }],
  ['digital_payment', 'refunded', 'canceled', { label: 'Online payment', amount: 7 }],
  ['digital_payment', 'unpaid', 'failed', null],
])('MON-01 the rest of a split order by %s that is %s and %s', (payment_method, payment_status, order_status, rest) => {
  expect(totalParts({ ...split, payment_method, payment_status, order_status })).toEqual({ wallet: 5, rest });
});

test('MON-01 an order that the wallet paid has no rest, and one without it no parts', () => {
  const order = { payment_method: 'wallet', payment_status: 'paid', order_status: 'pending' };
  expect(totalParts({ ...order, wallet_amount: 12, due_amount: 0 })).toEqual({ wallet: 12, rest: null });
  expect(totalParts({ ...order, wallet_amount: 0, due_amount: 12 })).toBeNull();
  expect(orderMethodText({ ...order, wallet_amount: 12, due_amount: 0 })).toBe('My wallet');
  expect(orderMethodText({ ...split, payment_method: 'cash_on_delivery' })).toBe('Wallet + Cash on delivery');
});
