import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import type { RefundName } from '../../payments/payments.public.ts';
import { entriesWithCauses, move, publishWalletChange } from '../../wallet/wallet.public.ts';
import { refundCause } from './keep-books.ts';
import { MAX_REFUNDS } from './order-refunds.sql.ts';

/** An order whose money goes to the wallet of its owner. The caller has locked it. */
type PaidOrder = { id: OrderId; ownerKind: Owner['kind']; ownerId: Owner['id']; walletMinor: number };
type Back = { reason: 'order_return' | 'unwanted_payment'; cause: string; amountMinor: number; now: Date };

/** A part of the money of an order. An order that was cancelled or failed gives all of it back in one part. */
type Part = { number: number; amountMinor: number; now: Date };

const partCause = (id: OrderId, name: 'wallet_back' | 'cash_back', number: number) =>
  number === 1 ? `order:${id}:${name}` : `order:${id}:${name}:${number}`;

/** Gives the wallet's share of an order back, or a part of it, once. */
export async function returnShare(tx: Sql, order: PaidOrder, { number, ...part }: Part): Promise<void> {
  const cause = partCause(order.id, 'wallet_back', number);
  await payBack(tx, order, { reason: 'order_return', cause, ...part });
}

/** Gives the cash that was paid for an order, or a part of it, to the wallet, once. */
export async function returnCash(tx: Sql, order: PaidOrder, { number, ...part }: Part): Promise<void> {
  await payBack(tx, order, { reason: 'order_return', cause: partCause(order.id, 'cash_back', number), ...part });
}

/** Gives money of a payment to the wallet, once. `unwanted_payment` is money that the shop never kept. */
export async function returnPayment(
  tx: Sql,
  order: PaidOrder,
  { refund, ...back }: Omit<Back, 'cause'> & { refund: RefundName },
): Promise<void> {
  await payBack(tx, order, { ...back, cause: refundCause(refund) });
}

async function payBack(tx: Sql, order: PaidOrder, { reason, cause, amountMinor, now }: Back): Promise<void> {
  if (amountMinor === 0 || order.ownerKind !== 'customer') return;
  const customerId = order.ownerId as CustomerId;
  const isNew = await move(tx, { reason, cause, amount: amountMinor, customerId, orderId: order.id, now });
  if (isNew) await publishWalletChange(tx, { customerId, cause });
}

type WalletRefund = { amountMinor: number; sentAt: Date; destination: 'wallet' };

/** What came back to the wallet that was not paid online: its own share, and cash. */
export async function findReturns(
  db: Sql,
  { id, ownerKind }: Pick<PaidOrder, 'id' | 'ownerKind'>,
): Promise<WalletRefund[]> {
  if (ownerKind !== 'customer') return [];
  const numbers = Array.from({ length: MAX_REFUNDS }, (_, at) => at + 1);
  const causes = numbers.flatMap((number) => [
    partCause(id, 'wallet_back', number),
    partCause(id, 'cash_back', number),
  ]);
  const entries = await entriesWithCauses(db, causes);
  return entries.map(({ amount, createdAt }) => ({ amountMinor: amount, sentAt: createdAt, destination: 'wallet' }));
}
