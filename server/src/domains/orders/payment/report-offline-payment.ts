import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Picture } from '../../../platform/files/clean-picture.ts';
import { keepUpload } from '../../../platform/files/keep-upload.ts';
import type { Owner } from '../../../platform/owner.ts';
import { storeOfflinePayment } from '../../payments/payments.public.ts';
import { orderPaymentReported } from '../orders.events.ts';
import { requirePayable, lockOrderForPayer } from './payable-order.ts';
import { writePayment } from '../lifecycle/status.sql.ts';

type OfflineReport = {
  orderId: OrderId;
  owner: Owner;
  methodId: number;
  answers: readonly { key: string; value: string }[];
  proof: Picture | null;
  now: Date;
};

/** Records the payer's report of an offline payment. The order then waits for the operator and no longer expires. */
export async function reportOfflinePayment(db: Sql, report: OfflineReport): Promise<void> {
  const { orderId, owner, methodId, answers, proof, now } = report;
  await inTransaction(db, async (tx) => {
    const order = await lockOrderForPayer(tx, orderId, owner);
    requirePayable(order, now);
    const { currency } = order;
    const amountMinor = dueMinor(order);
    const proofFileId = proof && (await keepUpload(tx, proof, { kind: 'proof', owner, now }));
    await storeOfflinePayment(tx, { orderId, amountMinor, currency, methodId, answers, proofFileId, now });
    await writePayment(tx, { id: orderId, method: 'offline_payment', status: 'waiting', holdUntil: null });
    await publish(tx, orderPaymentReported, { orderId, at: now.toISOString() });
  });
}
