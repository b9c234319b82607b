import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { requireWallet } from '../../wallet/wallet.public.ts';

/** Money goes to the wallet only for customers of a shop that has wallets. */
export function requireRefundTo(refundTo: RefundTo | undefined, owner: Owner, settings: ShopSettings): void {
  if (refundTo !== 'wallet') return;
  if (owner.kind !== 'customer') throw new RefusalError({ code: 'sign_in_required' });
  requireWallet(settings);
}
