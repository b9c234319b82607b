import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { amount } from '../../shapes/fields.ts';
import { longId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

export const adjustWallet = endpoint({
  method: 'POST',
  path: '/console/customers/{id}/wallet',
  group: 'console',
  summary:
    'Adds money or points to the wallet of a customer or takes some, with a reason that the customer sees. A payout is money that the shop gave back outside the shop. Needs an Idempotency-Key.',
  needs: ['staff:customers'],
  params: input({ id: longId }),
  body: input({
    unit: Type.Union([Type.Literal('money'), Type.Literal('points')]),
    /** Negative to take. */
    amount: Type.Number({ minimum: -1e9, maximum: 1e9, examples: [5] }),
    reason: line(500, 3),
    kind: Type.Optional(Type.Union([Type.Literal('adjustment'), Type.Literal('payout')], { default: 'adjustment' })),
  }),
  reply: Type.Object({ message: Type.String(), wallet_balance: amount, loyalty_point: Type.Integer() }),
  refuses: ['customer_unknown', 'adjustment_invalid', 'wallet_too_low', 'points_too_few', 'key_required', 'key_reused'],
});
