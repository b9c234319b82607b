import type { FlashTake, StockTake } from '../catalog/catalog.public.ts';
import type { CampaignTake } from '../promotions/promotions.public.ts';
import type { StockLine } from './order-row.ts';

type LineStock = { inventory: StockTake[]; campaign: CampaignTake[]; flash: FlashTake[] };

/** The stock that lines take, by kind. Lines with the same stock are summed, because a statement updates a row only once. */
export function stockOfLines(lines: readonly StockLine[]): LineStock {
  const inventory: StockTake[] = [];
  const campaign: CampaignTake[] = [];
  const flash: FlashTake[] = [];
  for (const { model, itemId, quantity, tookStock, flashSaleId } of lines) {
    // The model says whether it is the id of an item or of a campaign.
    const id: number = itemId;
    if (tookStock !== null && model === 'Item') inventory.push({ itemId, variationKey: tookStock, quantity });
    if (tookStock !== null && model === 'ItemCampaign') campaign.push({ campaignId: id, quantity });
    if (flashSaleId !== null) flash.push({ saleId: flashSaleId, itemId, quantity });
  }
  return { inventory: summed(inventory), campaign: summed(campaign), flash: summed(flash) };
}

function summed<Take extends { quantity: number }>(takes: readonly Take[]): Take[] {
  const sums = new Map<string, Take>();
  for (const take of takes) {
    const of = JSON.stringify({ ...take, quantity: 0 });
    sums.set(of, { ...take, quantity: take.quantity + (sums.get(of)?.quantity ?? 0) });
  }
  return [...sums.values()];
}
