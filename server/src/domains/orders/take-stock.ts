import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { takeStock } from '../catalog/catalog.public.ts';
import { takeCampaignStock, takeFlashStock } from '../promotions/promotions.public.ts';
import type { StockMove } from './give-back.sql.ts';
import { summedMoves } from './summed-moves.ts';

/**
 * Takes all that an order needs, or refuses; the refusal rolls back what was taken (trust.md T21). A sale that ran out
 * since the quote changes the price, which is for the visitor to see first.
 */
export async function takeStockOf(tx: Sql, moves: readonly StockMove[]): Promise<void> {
  const { inventory, campaign, flash } = summedMoves(moves);
  const [units, campaigns, sales] = await Promise.all([
    inventory.length > 0 ? takeStock(tx, inventory) : [],
    campaign.length > 0 ? takeCampaignStock(tx, campaign) : ([] as number[]),
    flash.length > 0 ? takeFlashStock(tx, flash) : [],
  ]);
  const missing = inventory.find(
    ({ itemId, variationKey }) => !units.some((row) => row.itemId === itemId && row.variationKey === variationKey),
  );
  if (missing) throw outOfStock(missing.itemId);
  const over = campaign.find(({ campaignId }) => !campaigns.includes(campaignId));
  if (over) throw outOfStock(over.campaignId);
  if (sales.length < flash.length) throw new RefusalError({ code: 'price_changed' });
}

function outOfStock(itemId: number): RefusalError {
  return new RefusalError({ code: 'out_of_stock', details: { item_id: itemId } });
}
