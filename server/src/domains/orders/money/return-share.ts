import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { move } from '../../wallet/wallet.public.ts';

type PaidOrder = { id: OrderId; ownerKind: Owner['kind']; ownerId: Owner['id']; walletMinor: number };

/** Gives the wallet's share of an order back, once. The caller has locked the order. */
export async function returnShare(tx: Sql, order: PaidOrder, now: Date): Promise<void> {
  const { id, ownerKind, ownerId, walletMinor } = order;
  if (walletMinor === 0 || ownerKind !== 'customer') return;
  const customerId = ownerId as CustomerId;
  const cause = `order:${id}:wallet_back`;
  await move(tx, { reason: 'order_return', cause, amount: walletMinor, customerId, orderId: id, now });
}
