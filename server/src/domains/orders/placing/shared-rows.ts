import type { CampaignId, CouponId, ItemId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { lockedItems } from '../../catalog/catalog.public.ts';
import { isCouponLocked, lockedCampaigns } from '../../promotions/promotions.public.ts';
import type { StockLine } from '../order-row.ts';

/** The rows of an order that other orders change too. */
export type SharedRows = { itemIds: ItemId[]; campaignIds: CampaignId[]; couponId: CouponId | null };

export function sharedRows(lines: readonly StockLine[], couponId: CouponId | null): SharedRows {
  const counted = lines.filter(({ tookStock, flashSaleId }) => tookStock !== null || flashSaleId !== null);
  const idsOf = (model: StockLine['model']): number[] =>
    counted.filter((line) => line.model === model).map((line) => line.itemId);
  return { itemIds: idsOf('Item'), campaignIds: idsOf('ItemCampaign'), couponId };
}

export function namesOf({ itemIds, campaignIds, couponId }: SharedRows): string[] {
  return [
    ...itemIds.map((id) => `item ${id}`),
    ...campaignIds.map((id) => `campaign ${id}`),
    ...(couponId === null ? [] : [`coupon ${couponId}`]),
  ];
}

/** The rows that another transaction holds at this moment. */
export async function findLocked(db: Sql, { itemIds, campaignIds, couponId }: SharedRows): Promise<string[]> {
  const [items, campaigns, isHeld] = await Promise.all([
    itemIds.length > 0 ? lockedItems(db, itemIds) : [],
    campaignIds.length > 0 ? lockedCampaigns(db, campaignIds) : [],
    couponId !== null && isCouponLocked(db, couponId),
  ]);
  return namesOf({ itemIds: items, campaignIds: campaigns, couponId: isHeld ? couponId : null });
}
