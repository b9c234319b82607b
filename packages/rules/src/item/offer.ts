import type { StockState } from './stock.ts';

/** What the visitor may do with an item now. */
export type Offer =
  | { kind: 'over' }
  | { kind: 'sold_out' }
  | { kind: 'not_now'; from: string; until: string }
  | { kind: 'store_closed' }
  | { kind: 'order_now' }
  | { kind: 'update'; lineId: number }
  | { kind: 'add'; withBuyNow: boolean };

export type ItemState = {
  /** The hours of the item itself as hh:mm; null where it is sold as long as its store is open. */
  hours: { from: string; until: string } | null;
  isWithinHours: boolean;
  isStoreOpen: boolean;
  canSchedule: boolean;
  campaign: 'none' | 'running' | 'over';
  stock: StockState;
  /** The line of the cart with the same item and selection. */
  sameLine: number | null;
};

/**
 * Within hours it is added, outside of them it can be bought for later where the store takes orders ahead, and elsewhere
 * not at all (ITM-07). An item of a campaign is ordered at once (ITM-08). A choice that is gone is for the buttons to
 * say; here it only matters whether anything is left.
 */
export function offerFor(item: ItemState): Offer {
  if (item.campaign === 'over') return { kind: 'over' };
  if (item.stock.kind === 'out') return { kind: 'sold_out' };
  const isNow = item.isWithinHours && item.isStoreOpen;
  if (!isNow && !item.canSchedule) return closed(item);
  if (item.campaign === 'running') return { kind: 'order_now' };
  if (item.sameLine !== null) return { kind: 'update', lineId: item.sameLine };
  return { kind: 'add', withBuyNow: !isNow };
}

/** The item's own hours say more than that its store is closed. */
function closed({ hours, isWithinHours }: ItemState): Offer {
  return hours && !isWithinHours ? { kind: 'not_now', ...hours } : { kind: 'store_closed' };
}
