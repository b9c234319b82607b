import Type from 'typebox';
import { Check } from 'typebox/value';
import { parseJson } from '../../../platform/parse-json.ts';
import type { EventRefusal, PaymentEvent } from '../payment-provider.ts';
import { signBody } from '../signed-body.ts';

export const SANDBOX_SIGNATURE = 'sandbox-signature';

const shape = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 100 }),
    kind: Type.Union([Type.Literal('paid'), Type.Literal('failed')]),
    payment_id: Type.String({ minLength: 1, maxLength: 100 }),
    session_id: Type.String({ minLength: 1, maxLength: 100 }),
    amount_minor: Type.Integer({ minimum: 0 }),
    currency: Type.String({ minLength: 3, maxLength: 3 }),
  },
  { additionalProperties: false },
);

type EventFields = {
  id: string;
  kind: 'paid' | 'failed';
  paymentId: string;
  sessionId: string;
  amountMinor: number;
  currency: string;
};

/** A webhook request of the sandbox: body and signature header. */
export function sandboxMessage(
  key: string,
  fields: EventFields,
  now: Date,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    id: fields.id,
    kind: fields.kind,
    payment_id: fields.paymentId,
    session_id: fields.sessionId,
    amount_minor: fields.amountMinor,
    currency: fields.currency,
  });
  const signature = signBody(key, body, Math.floor(now.getTime() / 1000));
  return { body, headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature } };
}

export function readSandboxMessage(rawBody: Buffer): PaymentEvent | EventRefusal {
  const message = parseJson(rawBody.toString('utf8'));
  if (!Check(shape, message)) return { refused: 'unreadable' };
  return {
    id: message.id,
    kind: message.kind,
    paymentId: message.payment_id,
    amountMinor: message.amount_minor,
    currency: message.currency,
    moneyReference: message.session_id,
  };
}
