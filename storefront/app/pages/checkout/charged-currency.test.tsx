import type { BillShape } from '@rialto/contract/shapes/order/bill.ts';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BillLines } from '../../cards/orders/bill-lines.tsx';
import { OrderTotal } from '../../cards/orders/order-total.tsx';
import { PlaceBar, PlaceButton } from '../../features/ordering/blocks/place-button.tsx';

const dollars = { code: 'USD', symbol: '$', direction: 'left', digits: 2, rate: 1 };
const pounds = { code: 'EGP', symbol: 'E£', direction: 'left', digits: 2, rate: 50 };

const none = { amount: 0, reason: '' };
const bill: BillShape = {
  items: { amount: 20, reason: '' },
  ...{ add_ons: none, discount: none, coupon: none, first_order: none, tip: none, additional_charge: none },
  tax: { amount: 1, reason: '' },
  tax_included: 0,
  delivery_charge: { amount: 3, reason: '' },
  subtotal: 20,
  total: 24,
};
const button = { total: 24, payment: { wallet: null, due: 24 }, isBusy: false, reason: null, onPlace: () => {} };

const split = { wallet: 5, rest: { label: 'Left to pay', amount: 19 } };

/** The rendered text, for a visitor who chose this display currency. */
function textOf(element: ReactNode, currency: string): string {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const root = { config: { currencies: [dollars, pounds] }, scope: { language: 'en', currency } };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test.each([
  ['the bill', <BillLines bill={bill} />, ['$20.00', '$1.00', '$3.00', '$24.00', '≈ E£1,200.00']],
  [
    'the split bill',
    <BillLines bill={bill} parts={split} />,
    ['$20.00', '$1.00', '$3.00', '$24.00', '≈ E£1,200.00', '$5.00', '$19.00'],
  ],
  ['the button', <PlaceButton {...button} />, ['$24.00']],
  ['the button for the rest', <PlaceButton {...button} payment={{ wallet: 5, due: 19 }} />, ['$19.00']],
  ['the bar on a phone', <PlaceBar {...button} isDimmed={false} />, ['$24.00', '≈ E£1,200.00']],
  [
    'the bar for the rest',
    <PlaceBar {...button} payment={{ wallet: 5, due: 19 }} isDimmed={false} />,
    ['$19.00', '≈ E£950.00'],
  ],
  ['the order', <OrderTotal order={{ order_amount: 24, is_priced: 1 }} />, ['$24.00']],
])('MOD-09 CHK-02 with another display currency %s shows the charged amount', (_name, element, amounts) => {
  expect(textOf(element, 'EGP').match(/(≈ )?(E£|\$)[\d.,]+/g)).toEqual(amounts);
});

test('MOD-09 in the shop’s currency the bill has no converted amount', () => {
  expect(textOf(<BillLines bill={bill} />, 'USD')).not.toMatch(/≈|E£/);
});
