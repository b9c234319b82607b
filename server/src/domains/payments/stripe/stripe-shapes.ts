import Type, { type Static } from 'typebox';

// Only the fields we use (docs.stripe.com/api).
const id = Type.String({ minLength: 1, maxLength: 255 });

export const startedSession = Type.Object({ id, url: Type.String({ pattern: '^https?://[^\\s]{1,4000}$' }) });
export const madeRefund = Type.Object({ id, status: Type.Union([Type.String(), Type.Null()]) });
export const anySession = Type.Object({ id });
export const stripeFault = Type.Object({
  error: Type.Object({ code: Type.Optional(Type.String()), type: Type.String() }),
});

export const stripeEvent = Type.Object({ id, type: Type.String(), data: Type.Object({ object: Type.Unknown() }) });

export const paidSession = Type.Object({
  id,
  object: Type.Literal('checkout.session'),
  client_reference_id: id,
  amount_total: Type.Integer({ minimum: 0 }),
  currency: Type.String({ pattern: '^[a-z]{3}$' }),
  payment_status: Type.String(),
  /** An id, or the expanded object; null until something is paid. */
  payment_intent: Type.Union([id, Type.Object({ id }), Type.Null()]),
  metadata: Type.Object({ digits: Type.String({ pattern: '^[0-3]$' }) }),
});
export type PaidSession = Static<typeof paidSession>;
