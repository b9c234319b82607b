import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import { inOrder, type Tx } from '@rialto/database/sql.ts';
import { move, publishWalletChange } from '../../wallet/wallet.public.ts';

type Share = {
  id: OrderId;
  customerId: CustomerId;
  shareMinor: number;
  /** What the wallet paid for the order before. */
  takenMinor?: number;
  now: Date;
};

/**
 * Pays a part of an order from the wallet of its owner; a balance that is too low raises a refusal. Several parts may be
 * taken while the rest is unpaid, each with a cause of its own.
 */
export async function takeShare(tx: Tx, share: Share): Promise<void> {
  const { id, customerId, shareMinor, takenMinor = 0, now } = share;
  const cause = takenMinor === 0 ? `order:${id}:wallet` : `order:${id}:wallet:${takenMinor}`;
  await inOrder(tx, [
    (tx) => move(tx, { reason: 'order_payment', cause, amount: shareMinor, customerId, orderId: id, now }),
    (tx) => publishWalletChange(tx, { customerId, cause }),
  ]);
}
