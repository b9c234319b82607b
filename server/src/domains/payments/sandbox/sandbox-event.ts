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

type Told = {
  id: string;
  kind: 'paid' | 'failed';
  paymentId: string;
  sessionId: string;
  amountMinor: number;
  currency: string;
};

/** A message of the sandbox as it travels: a body, and a header that signs it. */
export function sandboxMessage(key: string, told: Told, now: Date): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    id: told.id,
    kind: told.kind,
    payment_id: told.paymentId,
    session_id: told.sessionId,
    amount_minor: told.amountMinor,
    currency: told.currency,
  });
  const signature = signBody(key, body, Math.floor(now.getTime() / 1000));
  return { body, headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature } };
}

export function readSandboxMessage(rawBody: Buffer): PaymentEvent | EventRefusal {
  const told = parseJson(rawBody.toString('utf8'));
  if (!Check(shape, told)) return { refused: 'unreadable' };
  return {
    id: told.id,
    kind: told.kind,
    paymentId: told.payment_id,
    amountMinor: told.amount_minor,
    currency: told.currency,
    moneyReference: told.session_id,
  };
}
