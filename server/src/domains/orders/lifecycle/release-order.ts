import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { returnFlashStock, returnStock } from '../../catalog/catalog.public.ts';
import { releaseCoupon, returnCampaignStock } from '../../promotions/promotions.public.ts';
import { deleteFirstOrder, markReleased, stockLinesOf } from './release-order.sql.ts';
import { stockOfLines } from '../stock-of-lines.ts';

/**
 * Returns stock, coupon and first-order discount of a cancelled order, exactly once (trust.md T28). Stock is locked in
 * the same order as in placing, which prevents deadlocks.
 */
export async function releaseOrder(tx: Sql, orderId: OrderId, now: Date): Promise<void> {
  if (!(await markReleased(tx, orderId, now))) return;
  const stock = stockOfLines(await stockLinesOf(tx, orderId));
  if (stock.inventory.length > 0) await returnStock(tx, stock.inventory);
  if (stock.campaign.length > 0) await returnCampaignStock(tx, stock.campaign);
  if (stock.flash.length > 0) await returnFlashStock(tx, stock.flash);
  await releaseCoupon(tx, orderId, now);
  await deleteFirstOrder(tx, orderId);
}
