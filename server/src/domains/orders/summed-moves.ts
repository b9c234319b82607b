import type { StockTake } from '../catalog/catalog.public.ts';
import type { CampaignTake, FlashTake } from '../promotions/promotions.public.ts';
import type { StockMove } from './give-back.sql.ts';

type Summed = { inventory: StockTake[]; campaign: CampaignTake[]; flash: FlashTake[] };

/** Two lines of one order may take of the same stock, and a statement changes a row only once: so they are summed. */
export function summedMoves(moves: readonly StockMove[]): Summed {
  const groups = Map.groupBy(moves, ({ kind, itemId, variationKey, flashSaleId }) =>
    JSON.stringify([kind, itemId, variationKey, flashSaleId]),
  );
  const summed = [...groups.values()].map((group) => ({
    ...(group[0] as StockMove),
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const of = (kind: StockMove['kind']) => summed.filter((move) => move.kind === kind);
  return {
    inventory: of('inventory').map(({ itemId, variationKey, quantity }) => ({ itemId, variationKey, quantity })),
    campaign: of('campaign').map(({ itemId, quantity }) => ({ campaignId: itemId, quantity })),
    flash: of('flash_sale').map(({ flashSaleId, itemId, quantity }) => ({
      saleId: flashSaleId ?? 0,
      itemId,
      quantity,
    })),
  };
}
