import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageMarkup, pageText } from '../../../../platform/page/testing/page-markup.tsx';

const SECONDS_UNTIL_LATE = 60;
const server = vi.hoisted(() => ({ result: {} as object, waitedMs: 0 }));
vi.mock('../../../../platform/query/use-polled-query.ts', () => ({
  usePolledQuery: () => {
    // The answer arrives later than the customer.
    vi.setSystemTime(Date.now() + server.waitedMs);
    return { refetch: () => undefined, ...server.result };
  },
}));
const { TopUpReturn } = await import('./top-up-return.tsx');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

type Case = { result: object; outcome?: 'success' | 'cancel' | null; waited?: number; canPay?: boolean };
const ready = (state: string, bonus = 0) => ({ kind: 'ready', data: { state, amount: 25, bonus, wallet_balance: 40 } });

function page({ result, outcome = 'success', waited = 0, canPay = true }: Case) {
  Object.assign(server, { result, waitedMs: waited * 1_000 });
  const again = canPay ? () => undefined : null;
  return <TopUpReturn secret="s" outcome={outcome} onAgain={again} onDone={() => undefined} />;
}
const shown = (seen: Case) => pageText(page(seen));

test('MON-01 until the shop has answered, the page checks the payment and offers nothing', () => {
  expect(shown({ result: { kind: 'loading' } })).toBe('Checking your payment…');
});

test('MON-01 a payment that is not confirmed yet is waited for, and nothing else is offered', () => {
  expect(shown({ result: ready('open') })).toBe(
    'Confirming your payment This may take a moment. You won’t be charged twice.',
  );
  expect(shown({ result: ready('open'), outcome: null })).toContain('Confirming your payment');
});

test('MON-01 after a minute the page says that the customer can leave and gets the money', () => {
  const late = shown({ result: ready('open'), waited: SECONDS_UNTIL_LATE });
  expect(late).toBe(
    'Still waiting for your payment You can leave this page. We’ll add the money as soon as the payment is confirmed.',
  );
  expect(shown({ result: ready('open'), waited: SECONDS_UNTIL_LATE - 1 })).toContain('Confirming');
});

test('MON-01 a cancelled payment says that nothing was added, and can be tried again', () => {
  const cancelled = { result: ready('open'), outcome: 'cancel' } as const;
  expect(shown(cancelled)).toBe(
    'Payment cancelled $25.00 wasn’t added to your wallet. If you were charged, you’ll get your money back. Try again Not now',
  );
  expect(shown({ ...cancelled, canPay: false })).toMatch(/your money back\. Not now$/);
});

test('MON-01 the state of the shop decides, not the address the payment service returns to', () => {
  expect(shown({ result: ready('failed') })).toContain('The payment didn’t go through $25.00 wasn’t added');
  expect(shown({ result: ready('paid', 2.5), outcome: 'cancel' })).toBe(
    '$27.50 added to your wallet You paid $25.00, and $2.50 is a bonus from us. Done',
  );
  expect(shown({ result: ready('paid') })).toBe('$25.00 added to your wallet You can pay with it right away. Done');
});

test('MON-01 a payment that could not be read is neither paid nor failed, and can be read again', () => {
  const unknown: Case = { result: { kind: 'error' }, canPay: false };
  expect(shown(unknown)).toBe(
    'We couldn’t check your payment If you paid, the money will appear in your wallet. Try again Not now',
  );
});

test('MON-01 screen readers hear each outcome', () => {
  for (const result of [{ kind: 'loading' }, { kind: 'error' }, ready('open'), ready('paid'), ready('failed')])
    expect(pageMarkup(page({ result }))).toMatch(/<div role="status"[^>]*><h2/);
});
