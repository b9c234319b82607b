import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { expect, test } from 'vitest';
import { outcomeOf } from './send-order.ts';

const refused = (status: number, code: string, details?: Record<string, unknown>) =>
  outcomeOf(new CallRefused(status, [{ code, message: code, ...(details && { details }) }]));

test('CHK-10 a missing response or one from a proxy says nothing about the order', () => {
  expect(outcomeOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'lost' });
  expect(outcomeOf(new CallRefused(502, []))).toEqual({ kind: 'lost' });
  expect(refused(500, 'unexpected_fault')).toEqual({ kind: 'lost' });
});

test('CHK-11 a changed price comes with the new total', () => {
  const changed = refused(409, 'price_changed', { order_amount: 14.5 });
  expect(changed).toMatchObject({ kind: 'price_changed', total: 14.5 });
});

test('CHK-11 every other refusal is shown in the server’s words', () => {
  expect(refused(409, 'store_closed')).toEqual({
    kind: 'refused',
    problems: [{ code: 'store_closed', message: 'store_closed' }],
  });
  expect(refused(409, 'wallet_changed', { wallet_amount: 3 })).toMatchObject({ kind: 'refused', wallet: 3 });
  expect(refused(503, 'overloaded')).toMatchObject({ kind: 'refused' });
});
