import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { signatureRefusal } from '../signed-body.ts';
import { readSandboxMessage, SANDBOX_SIGNATURE } from './sandbox-event.ts';
import { answerSession, storeSandboxRefund, storeSession, sandboxKey } from './sandbox.sql.ts';

export const SANDBOX_PATH = '/api/payments/sandbox';

/** A payment provider for demos and tests. It moves no money; the payer chooses the outcome on its page. */
export function createSandboxProvider({
  db,
  clock,
  publicUrl,
}: {
  db: Sql;
  clock: Clock;
  publicUrl: string;
}): PaymentProvider {
  return {
    name: 'sandbox',
    async start(payment) {
      const id = await storeSession(db, { ...payment, id: randomBytes(16).toString('hex') }, clock());
      return { reference: id, redirectUrl: `${publicUrl}${SANDBOX_PATH}/${id}` };
    },
    async readEvent(rawBody, headers) {
      const secret = await sandboxKey(db);
      const header = headers[SANDBOX_SIGNATURE];
      return signatureRefusal({ secret, header, now: clock() }, rawBody) ?? readSandboxMessage(rawBody);
    },
    async refund({ reference, amountMinor, key }) {
      await storeSandboxRefund(db, { key, sessionId: reference, amountMinor, now: clock() });
      return { reference: key };
    },
    async close(reference) {
      await answerSession(db, reference, 'closed');
    },
  };
}
