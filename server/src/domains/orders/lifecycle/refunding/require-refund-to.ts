import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../../platform/owner.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { requireWallet } from '../../../wallet/wallet.public.ts';
import { requireOwnOrder } from '../require-own-order.ts';

type Choice = { refundTo: RefundTo | undefined; owner: Owner; orderId: OrderId; settings: ShopSettings };

/** Money goes to the wallet only for customers of a shop that has wallets, and in the currency of the wallet. */
export async function requireRefundTo(db: Sql, { refundTo, owner, orderId, settings }: Choice): Promise<void> {
  if (refundTo !== 'wallet') return;
  if (owner.kind !== 'customer') throw new RefusalError({ code: 'sign_in_required' });
  requireWallet(settings);
  const { currency } = await requireOwnOrder(db, owner, orderId);
  if (currency !== settings.currency.code) throw new RefusalError({ code: 'wallet_off' });
}
