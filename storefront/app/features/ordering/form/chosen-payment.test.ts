import { expect, test } from 'vitest';
import { chosenPayment } from './chosen-payment.ts';

const methods = (hasCash: boolean) => [
  {
    method: 'cash_on_delivery' as const,
    allowed: hasCash ? (1 as const) : (0 as const),
    reason: hasCash ? null : { code: 'cash_maximum', message: 'Too much' },
  },
  { method: 'digital_payment' as const, allowed: 1 as const, reason: null },
];
const wallet = { method: 'wallet' as const, allowed: 1 as const, reason: null };
const bill = { total: 12 };

const without = { payment_methods: methods(true), wallet: null, bill };
const part = {
  payment_methods: [...methods(true), { ...wallet, allowed: 0 as const }],
  wallet: { balance: 5, amount: 5, due: 7 },
  bill,
};
const whole = { payment_methods: [...methods(true), wallet], wallet: { balance: 40, amount: 12, due: 0 }, bill };

test('CHK-08 an unavailable payment method is not replaced silently', () => {
  const quote = { ...without, payment_methods: methods(false) };
  expect(chosenPayment(quote, { paymentMethod: null, usesWallet: false }).method).toBe('digital_payment');
  expect(chosenPayment(quote, { paymentMethod: 'cash_on_delivery', usesWallet: false }).method).toBeNull();
});

test('CHK-08 the wallet pays only when it is chosen', () => {
  const chosen = { method: 'cash_on_delivery', wallet: null, due: 12 };
  for (const quote of [without, part, whole])
    expect(chosenPayment(quote, { paymentMethod: null, usesWallet: false })).toEqual(chosen);
});

test('CHK-08 MON-01 a wallet that has less than the total leaves the rest to the method', () => {
  expect(chosenPayment(part, { paymentMethod: 'digital_payment', usesWallet: true })).toEqual({
    ...{ method: 'digital_payment', wallet: 5, due: 7 },
  });
});

test('CHK-08 MON-01 a wallet that covers the total is the payment method', () => {
  const all = { method: 'wallet', wallet: 12, due: 0 };
  expect(chosenPayment(whole, { paymentMethod: 'wallet', usesWallet: true })).toEqual(all);
  // The switch was on when a coupon lowered the total.
  expect(chosenPayment(whole, { paymentMethod: 'cash_on_delivery', usesWallet: true })).toEqual(all);
});

test('CHK-08 a wallet that no longer covers the total asks how the rest is paid', () => {
  expect(chosenPayment(part, { paymentMethod: 'wallet', usesWallet: true })).toEqual({
    ...{ method: null, wallet: 5, due: 7 },
  });
});

test('CHK-08 a wallet that was switched off pays nothing', () => {
  expect(chosenPayment(without, { paymentMethod: null, usesWallet: true })).toEqual({
    ...{ method: 'cash_on_delivery', wallet: null, due: 12 },
  });
});
