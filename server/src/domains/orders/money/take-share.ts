import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { move } from '../../wallet/wallet.public.ts';

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
export async function takeShare(tx: Sql, { id, customerId, shareMinor, takenMinor = 0, now }: Share): Promise<void> {
  const cause = takenMinor === 0 ? `order:${id}:wallet` : `order:${id}:wallet:${takenMinor}`;
  await move(tx, { reason: 'order_payment', cause, amount: shareMinor, customerId, orderId: id, now });
}
