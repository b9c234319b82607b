import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { removeUpload } from '../../../platform/files/remove-upload.ts';
import { deleteKeysOf } from '../../../platform/idempotency/delete-keys-of.ts';
import type { Owner } from '../../../platform/owner.ts';
import { removeEntriesOf } from '../../wallet/wallet.public.ts';
import { handoverFilesOf } from '../../couriers/couriers.public.ts';
import { releaseOrder } from './release-order.ts';
import { deleteOrder } from './release-order.sql.ts';
import { lockOrderState } from './status.sql.ts';

/**
 * Deletes orders that ended with their entries of the ledger, and returns the stock and coupons they hold. Only for
 * orders of simulated customers.
 */
export async function purgeOrders(db: Sql, ids: readonly OrderId[], now: Date): Promise<void> {
  for (const id of ids) {
    await inTransaction(db, async (tx) => {
      const order = await lockOrderState(tx, id);
      if (!order || isRunning(order.status)) return;
      await releaseOrder(tx, id, now);
      // A repeated request must not get the reply that names this order.
      await deleteKeysOf(tx, { kind: order.ownerKind, id: order.ownerId } as Owner);
      await removeEntriesOf(tx, id);
      const photos = await handoverFilesOf(tx, id);
      await deleteOrder(tx, id);
      for (const photo of Object.values(photos)) if (photo !== null) await removeUpload(tx, photo);
    });
  }
}
