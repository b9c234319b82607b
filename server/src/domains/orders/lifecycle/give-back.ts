import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { returnFlashStock, returnStock } from '../../catalog/catalog.public.ts';
import { giveCouponBack, returnCampaignStock } from '../../promotions/promotions.public.ts';
import { forgetFirstOrder, markGivenBack, takingLines } from './give-back.sql.ts';
import { takenBy } from './taken-by.ts';

/**
 * Gives back what an order that came to nothing had taken: stock, sale and campaign counts, coupon, first-order discount.
 * Exactly once (trust.md T28): whoever marks the order does it, and a second one finds it marked. Stock is touched in the
 * same order as in placing, so that the two never wait for each other.
 */
export async function giveBack(tx: Sql, orderId: OrderId, now: Date): Promise<void> {
  if (!(await markGivenBack(tx, orderId, now))) return;
  const taken = takenBy(await takingLines(tx, orderId));
  if (taken.inventory.length > 0) await returnStock(tx, taken.inventory);
  if (taken.campaign.length > 0) await returnCampaignStock(tx, taken.campaign);
  if (taken.flash.length > 0) await returnFlashStock(tx, taken.flash);
  await giveCouponBack(tx, orderId, now);
  await forgetFirstOrder(tx, orderId);
}
