import { inTransaction } from '@rialto/database/sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Receiving } from './receive-event.ts';
import { refundWasSent, takeOwedRefund, type OwedRefund } from './refunds.sql.ts';

const MOST_IN_A_ROUND = 50;

/**
 * Sends owed money back, on whichever node comes first. What is not known to have been sent is sent again under the same
 * key, which the provider takes once.
 */
export async function sendRefunds(around: Receiving, providers: readonly PaymentProvider[]): Promise<void> {
  const { db, clock, log } = around;
  for (let count = 0; count < MOST_IN_A_ROUND; count += 1) {
    const names = providers.map(({ name }) => name);
    const owed = await takeOwedRefund(db, names, clock());
    if (!owed) return;
    const provider = providers.find(({ name }) => name === owed.provider);
    if (!provider) continue;
    await sendRefund(around, provider, owed).catch((err: unknown) =>
      log.warn({ err, payment: owed.paymentId }, 'A refund could not be sent yet'),
    );
  }
}

async function sendRefund({ db, clock, hooks }: Receiving, provider: PaymentProvider, owed: OwedRefund): Promise<void> {
  const { paymentId, orderId, moneyReference, amountMinor, currency, reason } = owed;
  const key = `refund-${paymentId}`;
  const { reference } = await provider.refund({ reference: moneyReference, amountMinor, currency, key });
  const now = clock();
  await inTransaction(db, async (tx) => {
    await hooks.lockOrder(tx, orderId);
    if (!(await refundWasSent(tx, paymentId, reference, now))) return;
    await hooks.onPaymentOutcome(tx, { orderId, paymentId, outcome: 'refunded', by: 'digital_payment', reason, now });
  });
}
