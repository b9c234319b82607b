import { inOrder, type Tx } from '@rialto/database/sql.ts';
import { takeFlashStock, takeStock } from '../../catalog/catalog.public.ts';
import { takeCampaignStock } from '../../promotions/promotions.public.ts';
import type { TakingLine } from '../order-row.ts';
import { takenBy } from '../lifecycle/taken-by.ts';

/** Takes all that an order needs. What cannot be had is refused, which rolls back what was taken (trust.md T21). */
export async function takeStockOf(tx: Tx, lines: readonly TakingLine[]): Promise<void> {
  const { inventory, campaign, flash } = takenBy(lines);
  await inOrder(tx, [
    inventory.length > 0 && ((tx) => takeStock(tx, inventory)),
    campaign.length > 0 && ((tx) => takeCampaignStock(tx, campaign)),
    flash.length > 0 && ((tx) => takeFlashStock(tx, flash)),
  ]);
}
