import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { findWallet } from '../../wallet/wallet.public.ts';

/** What the buyer has in the wallet; null for guests and where the shop has no wallet. */
export async function findBalance(
  db: Sql,
  owner: Owner,
  { hasWallet }: Pick<ShopSettings, 'hasWallet'>,
): Promise<number | null> {
  return owner.kind === 'customer' && hasWallet ? (await findWallet(db, owner.id)).balanceMinor : null;
}
