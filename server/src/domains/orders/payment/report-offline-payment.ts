import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Picture } from '../../../platform/files/clean-picture.ts';
import { keepUpload } from '../../../platform/files/keep-upload.ts';
import type { Owner } from '../../../platform/owner.ts';
import { storeOfflinePayment } from '../../payments/payments.public.ts';
import { orderPaymentTold } from '../orders.events.ts';
import { demandPayable, orderOfPayer } from './payable-order.ts';
import { writePayment } from '../lifecycle/status.sql.ts';

type Told = {
  orderId: OrderId;
  owner: Owner;
  methodId: number;
  answers: readonly { key: string; value: string }[];
  proof: Picture | null;
  now: Date;
};

/** The payer says that money was sent outside the shop. From then on the order waits for the operator, not for the clock. */
export async function tellOfflinePayment(db: Sql, told: Told): Promise<void> {
  const { orderId, owner, methodId, answers, proof, now } = told;
  await inTransaction(db, async (tx) => {
    const order = await orderOfPayer(tx, orderId, owner);
    demandPayable(order, now);
    const { totalMinor: amountMinor, currency } = order;
    const proofFileId = proof && (await keepUpload(tx, proof, { kind: 'proof', owner, now }));
    await storeOfflinePayment(tx, { orderId, amountMinor, currency, methodId, answers, proofFileId, now });
    await writePayment(tx, { id: orderId, method: 'offline_payment', status: 'waiting', holdUntil: null });
    await publish(tx, orderPaymentTold, { orderId, at: now.toISOString() });
  });
}
