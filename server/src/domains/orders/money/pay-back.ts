import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { entriesWithCauses, move, publishWalletChange } from '../../wallet/wallet.public.ts';

/** An order whose money goes to the wallet of its owner. The caller has locked it. */
type PaidOrder = { id: OrderId; ownerKind: Owner['kind']; ownerId: Owner['id']; walletMinor: number };
type Back = { reason: 'order_return' | 'unwanted_payment'; cause: string; amountMinor: number; now: Date };

/** Gives the wallet's share of an order back, once. */
export async function returnShare(tx: Sql, order: PaidOrder, now: Date): Promise<void> {
  const cause = `order:${order.id}:wallet_back`;
  await payBack(tx, order, { reason: 'order_return', cause, amountMinor: order.walletMinor, now });
}

/** Gives the cash that was paid for an order to the wallet, once. */
export async function returnCash(tx: Sql, order: PaidOrder, amountMinor: number, now: Date): Promise<void> {
  await payBack(tx, order, { reason: 'order_return', cause: `order:${order.id}:cash_back`, amountMinor, now });
}

/** Gives money of a payment to the wallet, once. `unwanted_payment` is money that the shop never kept. */
export async function returnPayment(
  tx: Sql,
  order: PaidOrder,
  { paymentId, ...back }: Omit<Back, 'cause'> & { paymentId: string },
): Promise<void> {
  await payBack(tx, order, { ...back, cause: `refund:${paymentId}` });
}

async function payBack(tx: Sql, order: PaidOrder, { reason, cause, amountMinor, now }: Back): Promise<void> {
  if (amountMinor === 0 || order.ownerKind !== 'customer') return;
  const customerId = order.ownerId as CustomerId;
  const isNew = await move(tx, { reason, cause, amount: amountMinor, customerId, orderId: order.id, now });
  if (isNew) await publishWalletChange(tx, { customerId, cause });
}

type Returned = { amountMinor: number; sentAt: Date; destination: 'wallet' };

/** What came back to the wallet that was not paid online: its own share, and cash. */
export async function findReturns(
  db: Sql,
  { id, ownerKind }: Pick<PaidOrder, 'id' | 'ownerKind'>,
): Promise<Returned[]> {
  if (ownerKind !== 'customer') return [];
  const entries = await entriesWithCauses(db, [`order:${id}:wallet_back`, `order:${id}:cash_back`]);
  return entries.map(({ amount, createdAt }) => ({ amountMinor: amount, sentAt: createdAt, destination: 'wallet' }));
}
