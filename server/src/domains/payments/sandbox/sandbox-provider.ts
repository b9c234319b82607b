import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { signatureRefusal } from '../signed-body.ts';
import { readSandboxMessage, SANDBOX_SIGNATURE } from './sandbox-event.ts';
import { answerSession, keepSandboxRefund, keepSession, sandboxKey } from './sandbox.sql.ts';

export const SANDBOX_PATH = '/api/payments/sandbox';

/** A provider that moves no money: its page lets the payer choose what happens. For demos and tests. */
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
    async start(wanted) {
      const id = await keepSession(db, { ...wanted, id: randomBytes(16).toString('hex') }, clock());
      return { reference: id, redirectUrl: `${publicUrl}${SANDBOX_PATH}/${id}` };
    },
    async readEvent(rawBody, headers) {
      const secret = await sandboxKey(db);
      const header = headers[SANDBOX_SIGNATURE];
      return signatureRefusal({ secret, header, now: clock() }, rawBody) ?? readSandboxMessage(rawBody);
    },
    async refund({ reference, amountMinor, key }) {
      await keepSandboxRefund(db, { key, sessionId: reference, amountMinor, now: clock() });
      return { reference: key };
    },
    async close(reference) {
      await answerSession(db, reference, 'closed');
    },
  };
}
