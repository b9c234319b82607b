import { inTransaction } from '@rialto/database/sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { targetOf } from './payment-target.ts';
import type { PaymentDeps } from './receive-event.ts';
import { markRefundSent, claimDueRefund, type DueRefund } from './refunds.sql.ts';

const BATCH_SIZE = 50;

/** Sends due refunds. A refund without a known result is sent again with the same idempotency key. */
export async function sendRefunds(deps: PaymentDeps, providers: readonly PaymentProvider[]): Promise<void> {
  const { db, clock, log } = deps;
  for (let count = 0; count < BATCH_SIZE; count += 1) {
    const names = providers.map(({ name }) => name);
    const refund = await claimDueRefund(db, names, clock());
    if (!refund) return;
    const provider = providers.find(({ name }) => name === refund.provider);
    if (!provider) continue;
    await sendRefund(deps, provider, refund).catch((err: unknown) =>
      log.warn({ err, payment: refund.paymentId }, 'Sending a refund failed; will retry'),
    );
  }
}

async function sendRefund(
  { db, clock, hooks }: PaymentDeps,
  provider: PaymentProvider,
  refund: DueRefund,
): Promise<void> {
  const { paymentId, number, moneyReference, amountMinor, currency, reason } = refund;
  const key = number === 1 ? `refund-${paymentId}` : `refund-${paymentId}-${number}`;
  const { reference } = await provider.refund({ reference: moneyReference, amountMinor, currency, key });
  const now = clock();
  const target = targetOf(refund, hooks);
  await inTransaction(db, async (tx) => {
    await target.lock(tx);
    if (!(await markRefundSent(tx, refund, reference, now))) return;
    const refunded = { number, amountMinor };
    await target.settle(tx, { paymentId, outcome: 'refunded', by: 'digital_payment', refunded, reason, now });
  });
}
