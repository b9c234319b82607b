import { expect, test } from 'vitest';
import { isAwaitingPayment } from './awaited.ts';
import { cashRefusal } from './cash.ts';
import { answersRefusal } from './offline-answers.ts';

test.each([
  [4999, null],
  [5000, null],
  [5001, { code: 'cash_maximum' }],
])('CHK-08 T11 cash up to a limit of 5000: %i', (dueMinor, refusal) => {
  expect(cashRefusal({ isAllowed: true, dueMinor, maximumMinor: 5000 })).toEqual(refusal);
});

test('CHK-08 cash without a limit, and a zone without cash', () => {
  expect(cashRefusal({ isAllowed: true, dueMinor: 10 ** 9, maximumMinor: null })).toBeNull();
  expect(cashRefusal({ isAllowed: false, dueMinor: 1, maximumMinor: null })).toEqual({
    code: 'cash_not_allowed',
  });
});

test.each([
  ['cash_on_delivery', 'unpaid', false],
  ['digital_payment', 'unpaid', true],
  ['digital_payment', 'paid', false],
  ['digital_payment', 'refunded', false],
  ['offline_payment', 'waiting', true],
  ['wallet', 'paid', false],
] as const)('payment is awaited for an order by %s that is %s: %s', (paymentMethod, paymentStatus, isAwaited) => {
  expect(isAwaitingPayment({ paymentMethod, paymentStatus })).toBe(isAwaited);
});

const questions = [
  { key: 'number', isRequired: true },
  { key: 'remark', isRequired: false },
];

test.each([
  [
    'all answers',
    [
      { key: 'number', value: '7' },
      { key: 'remark', value: 'x' },
    ],
    null,
  ],
  ['only the required answers', [{ key: 'number', value: '7' }], null],
  ['nothing', [], { code: 'payment_answers_missing', params: { name: 'number' } }],
  ['blanks', [{ key: 'number', value: '  ' }], { code: 'payment_answers_missing', params: { name: 'number' } }],
  [
    'an unknown answer',
    [
      { key: 'number', value: '7' },
      { key: 'role', value: 'x' },
    ],
    { code: 'payment_answers_wrong' },
  ],
  [
    'it twice',
    [
      { key: 'number', value: '7' },
      { key: 'number', value: '8' },
    ],
    { code: 'payment_answers_wrong' },
  ],
])('CHK-08 a payer enters %s', (_what, answers, refusal) => {
  expect(answersRefusal(questions, answers)).toEqual(refusal);
});
