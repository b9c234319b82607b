import { inOrder, type Tx } from '@rialto/database/sql.ts';
import { takeFlashStock, takeStock } from '../../catalog/catalog.public.ts';
import { takeCampaignStock } from '../../promotions/promotions.public.ts';
import type { StockLine } from '../order-row.ts';
import { stockOfLines } from '../stock-of-lines.ts';

/** Takes the stock of all lines. Missing stock throws a refusal, which rolls back the transaction (trust.md T21). */
export async function takeStockOf(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const { inventory, campaign, flash } = stockOfLines(lines);
  await inOrder(tx, [
    inventory.length > 0 && ((tx) => takeStock(tx, inventory)),
    campaign.length > 0 && ((tx) => takeCampaignStock(tx, campaign)),
    flash.length > 0 && ((tx) => takeFlashStock(tx, flash)),
  ]);
}
