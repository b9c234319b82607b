import type { StockState } from './stock.ts';

/** What the visitor may do with an item now. */
export type Offer =
  | { kind: 'over' }
  | { kind: 'sold_out' }
  | { kind: 'prescription' }
  | { kind: 'not_now'; from: string; until: string }
  | { kind: 'store_closed' }
  | { kind: 'order_now' }
  | { kind: 'update'; lineId: number }
  | { kind: 'add'; withBuyNow: boolean };

export type ItemState = {
  /** The hours of the item itself as hh:mm; null if it is sold whenever its store is open. */
  hours: { from: string; until: string } | null;
  isWithinHours: boolean;
  isStoreOpen: boolean;
  canSchedule: boolean;
  campaign: 'none' | 'running' | 'over';
  needsPrescription: boolean;
  stock: StockState;
  /** The position of the cart line with the same item and selection. */
  sameLine: number | null;
};

/**
 * Within its hours an item is added; outside, it can be scheduled if the store takes scheduled orders (ITM-07). A
 * campaign item is bought directly (ITM-08); the buttons handle a sold-out choice, here only the total stock counts.
 */
export function offerFor(item: ItemState): Offer {
  if (item.campaign === 'over') return { kind: 'over' };
  if (item.stock.kind === 'out') return { kind: 'sold_out' };
  // It is ordered on the page for prescriptions, which knows the store's hours.
  if (item.needsPrescription) return { kind: 'prescription' };
  const isNow = item.isWithinHours && item.isStoreOpen;
  if (!isNow && !item.canSchedule) return closed(item);
  if (item.campaign === 'running') return { kind: 'order_now' };
  if (item.sameLine !== null) return { kind: 'update', lineId: item.sameLine };
  return { kind: 'add', withBuyNow: !isNow };
}

/** The item's own hours are more precise than "the store is closed". */
function closed({ hours, isWithinHours }: ItemState): Offer {
  return hours && !isWithinHours ? { kind: 'not_now', ...hours } : { kind: 'store_closed' };
}
