import { expect, test } from 'vitest';
import { nobody } from './destination.ts';
import { methodInUse } from '../blocks/payment-choice.tsx';
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
    total: 12,
    paymentMethod: 'wallet',
  });
  expect(body).not.toHaveProperty('address');
  expect(body).toMatchObject({ order_amount: 12, payment_method: 'wallet' });
});

test('a note is not part of the quote request', () => {
  const silent = quoteBody({ source: 'cart' }, emptyForm, destination);
  expect(quoteBody({ source: 'cart' }, { ...emptyForm, note: 'No onions' }, destination)).toEqual(silent);
});

test('CHK-08 an unavailable payment method is not replaced silently', () => {
  const methods = [
    { method: 'cash_on_delivery' as const, allowed: 0, reason: { code: 'cash_maximum', message: 'Too much' } },
    { method: 'digital_payment' as const, allowed: 1, reason: null },
  ];
  expect(methodInUse(methods, null)).toBe('digital_payment');
  expect(methodInUse(methods, 'cash_on_delivery')).toBeNull();
});
