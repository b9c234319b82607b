import { expect, test } from 'vitest';
import { nobody } from '../../../features/ordering/form/contact.ts';
import type { QuoteAmounts } from '../../../features/ordering/form/quote.ts';
import { emptyForm, placeBody, quoteBody } from './checkout-form.ts';

const destination = {
  ...nobody,
  ...{ id: null, address: '12 Harbour Street', address_type: '', road: '', house: '', floor: '' },
  ...{ additional_information: '', latitude: 33, longitude: 27, zone_ids: [2] },
};

test('CHK-05 a pickup order is sent without address and tip', () => {
  const form = { ...emptyForm, orderType: 'take_away' as const, tip: 2 };
  expect(quoteBody({ source: 'cart' }, form, destination)).toEqual({ source: 'cart', order_type: 'take_away' });
  const body = placeBody({
    basket: { source: 'cart' },
    form,
    destination,
    contact: nobody,
    seen: { total: 12, wallet: 12, cashback: 0 },
    paymentMethod: 'wallet',
  });
  expect(body).not.toHaveProperty('address');
  expect(body).toMatchObject({ order_amount: 12, payment_method: 'wallet', wallet_amount: 12 });
});

test('a note is not part of the quote request', () => {
  const silent = quoteBody({ source: 'cart' }, emptyForm, destination);
  expect(quoteBody({ source: 'cart' }, { ...emptyForm, note: 'No onions' }, destination)).toEqual(silent);
});

test('CHK-08 MON-05 the wallet’s part and the cashback are sent as they were shown, and nothing about them otherwise', () => {
  const confirmed = { basket: { source: 'cart' as const }, destination, contact: nobody };
  const bodyOf = (seen: QuoteAmounts, usesWallet: boolean) =>
    placeBody({ ...confirmed, seen, form: { ...emptyForm, usesWallet }, paymentMethod: 'cash_on_delivery' });
  expect(bodyOf({ total: 12, wallet: 5, cashback: 2 }, true)).toMatchObject({
    ...{ order_amount: 12, partial_payment: 1, wallet_amount: 5, cashback_amount: 2 },
  });
  // The shop switched the wallet off after it was chosen.
  for (const usesWallet of [true, false]) {
    const body = bodyOf({ total: 12, wallet: null, cashback: 0 }, usesWallet);
    expect(body).not.toHaveProperty('partial_payment');
    expect(body).not.toHaveProperty('wallet_amount');
    expect(body).not.toHaveProperty('cashback_amount');
  }
});
