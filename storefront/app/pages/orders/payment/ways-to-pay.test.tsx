import { expect, test } from 'vitest';
import { pageText } from '../../../platform/page/testing/page-markup.tsx';
import type { OrderPayment } from './payer.ts';
import { WaysToPay } from './ways-to-pay.tsx';

type Offer = { balance: number; amount: number; due: number } | null;

/** What the page of an unpaid order of 30 dollars offers. */
function shown(
  wallet: Offer,
  over: Partial<OrderPayment> = {},
  config: object = { partial_payment_status: 1 },
): string {
  const payment = {
    ...{ order_amount: 30, due_amount: 30, wallet_amount: 0, cash_on_delivery: 1, gateways: ['sandbox'], wallet },
    pay_secret: 's'.repeat(43),
    ...over,
  } as unknown as OrderPayment;
  const ignore = () => undefined;
  return pageText(
    <WaysToPay
      payer={{ kind: 'owner', orderId: 7 }}
      payment={payment}
      onChanged={ignore}
      onSwitched={ignore}
      onOffline={undefined}
    />,
    config,
  );
}

test('CHK-08 MON-01 a wallet that covers an unpaid order pays it with one button', () => {
  const text = shown({ balance: 50, amount: 30, due: 0 });
  expect(text).toContain('Pay $30.00 from your wallet');
  expect(text).not.toContain('Use $30.00');
});

test('CHK-08 MON-01 a wallet that covers a part of an unpaid order can be used for it, beside the other ways', () => {
  const text = shown({ balance: 12.5, amount: 12.5, due: 17.5 });
  expect(text).toContain('Use $12.50 from your wallet');
  expect(text).toContain('You pay the remaining $17.50 another way.');
  expect(text).not.toContain('Pay $12.50 from your wallet');
  expect(text).toContain('Pay in cash');
});

test('CHK-08 MON-01 a shop without partial payments does not offer a part', () => {
  expect(shown({ balance: 12.5, amount: 12.5, due: 17.5 }, {}, { partial_payment_status: 0 })).not.toContain('wallet');
});

test.each<[string, Offer]>([
  ['without a wallet', null],
  ['with an empty wallet', { balance: 0, amount: 0, due: 30 }],
])('CHK-08 MON-01 a customer %s is offered no wallet', (_who, offer) => {
  expect(shown(offer)).not.toContain('wallet');
});

test('CHK-08 PAY-02 after the wallet paid a part, the page says so and asks for the rest only', () => {
  const text = shown(null, { wallet_amount: 10, due_amount: 20 });
  expect(text).toMatch(/Total \$30\.00 From your wallet .*\$10\.00 Left to pay \$20\.00/);
  expect(text).toContain('Pay $20.00 in cash');
  expect(text).not.toContain('Pay in cash');
});
