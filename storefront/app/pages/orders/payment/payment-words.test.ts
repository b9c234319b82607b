import type { ParcelDetails } from '@rialto/contract/shapes/parcel.ts';
import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { chargePayerText, methodText, orderMethodText, paymentStateText, totalParts } from './payment-words.ts';

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

const parcelOf = (charge_payer: ParcelDetails['charge_payer']) =>
  ({ charge_payer, receiver: { contact_person_name: 'Sara Adel' } }) as ParcelDetails;
const cash = { payment_method: 'cash_on_delivery', payment_status: 'unpaid', order_status: 'pending' };
const whole = { ...cash, wallet_amount: 0, due_amount: 5 };

test('PAR-03 cash for a parcel is paid where its payer is', () => {
  expect(orderMethodText({ ...whole, parcel_details: parcelOf('sender') })).toBe('Cash at pick-up');
  expect(orderMethodText({ ...whole, parcel_details: parcelOf('receiver') })).toBe('Cash at the door');
  expect(paymentStateText({ ...cash, parcel_details: parcelOf('sender') })).toBe('Not paid yet');
  expect(paymentStateText({ ...cash, parcel_details: parcelOf('receiver') })).toBe('Not paid yet');
  expect(paymentStateText({ ...cash, payment_status: 'paid', parcel_details: parcelOf('sender') })).toBe('Paid');
});

test('PAR-03 the page says who pays for a parcel', () => {
  expect(chargePayerText(parcelOf('sender'))).toBe('You pay');
  expect(chargePayerText(parcelOf('receiver'))).toBe('Sara Adel pays');
});
