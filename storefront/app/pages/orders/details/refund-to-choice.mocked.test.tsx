import { expect, test, vi } from 'vitest';
import { pageMarkup, pageText } from '../../../platform/page/testing/page-markup.tsx';

const visitor = vi.hoisted(() => ({ isSignedIn: true }));
vi.mock('../../../platform/session/account.ts', () => ({ useIsSignedIn: () => visitor.isSignedIn }));
const { RefundToChoice } = await import('./refund-to-choice.tsx');

type PaidAmounts = { wallet: number; other: number };
const choice = (paid: PaidAmounts, value: 'wallet' | 'original' = 'original') => (
  <RefundToChoice paid={paid} value={value} onChange={() => undefined} />
);
const withWallets = { customer_wallet_status: 1 };
const shown = (paid: PaidAmounts, config: object = withWallets) => pageText(choice(paid), config);

test('MON-06 the customer chooses between the wallet and the original method, with the amount of each', () => {
  const text = shown({ wallet: 0, other: 12.5 });
  expect(text).toMatch(/To my wallet Ready to spend on your next order\. \$12\.50/);
  expect(text.match(/\$12\.50/g)).toHaveLength(2);
});

test.each(['wallet', 'original'] as const)('MON-06 the choice of %s is marked, and only this one', (value) => {
  const inputs = pageMarkup(choice({ wallet: 0, other: 5 }, value), withWallets).match(/<input[^>]*>/g) ?? [];
  expect(inputs).toHaveLength(2);
  const marked = inputs.filter((input) => /\schecked(=|\s|\/|>)/.test(input));
  expect(marked).toEqual([expect.stringContaining(`value="${value}"`)]);
});

test('MON-06 what the wallet paid goes back to the wallet, whatever is chosen for the rest', () => {
  expect(shown({ wallet: 4, other: 6 })).toMatch(/\$6\.00 The \$4\.00 from your wallet goes back to your wallet\.$/);
});

test('MON-06 an order that only the wallet paid leaves nothing to choose', () => {
  expect(shown({ wallet: 10, other: 0 })).toBe('The $10.00 from your wallet goes back to your wallet.');
});

test('MON-06 a shop without wallets and a guest have no choice', () => {
  expect(shown({ wallet: 0, other: 10 }, { customer_wallet_status: 0 })).toBe('');
  visitor.isSignedIn = false;
  expect(shown({ wallet: 0, other: 10 })).toBe('');
  visitor.isSignedIn = true;
});
