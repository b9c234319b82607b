import type { Sql } from '@rialto/database/sql.ts';
import { returnStock } from '../catalog/catalog.public.ts';
import { giveCouponBack, returnCampaignStock, returnFlashStock } from '../promotions/promotions.public.ts';
import { forgetFirstOrder, markGivenBack, takeMovesBack } from './give-back.sql.ts';
import { summedMoves } from './summed-moves.ts';

/**
 * Gives back what an order that came to nothing had taken: stock, sale and campaign counts, coupon, first-order discount.
 * Exactly once (trust.md T28): whoever marks the order does it, and a second one finds it marked. Stock is touched in the
 * same order as in placing, so that the two never wait for each other.
 */
export async function giveBack(tx: Sql, orderId: number, now: Date): Promise<void> {
  if (!(await markGivenBack(tx, orderId, now))) return;
  const moves = summedMoves(await takeMovesBack(tx, orderId, now));
  if (moves.inventory.length > 0) await returnStock(tx, moves.inventory);
  if (moves.campaign.length > 0) await returnCampaignStock(tx, moves.campaign);
  if (moves.flash.length > 0) await returnFlashStock(tx, moves.flash);
  await giveCouponBack(tx, orderId, now);
  await forgetFirstOrder(tx, orderId);
}
