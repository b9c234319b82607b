import type { FlashSaleId } from '@rialto/database/ids.ts';
import type { Goods, SellingStore, StoreSnapshot, ItemSnapshot } from './goods.ts';
import type { LiveStock } from './live-stock.sql.ts';

/**
 * An item with its stock and the flash sale that runs now, chosen by the clock because stored prices follow with a delay.
 * Without live stock, stock is assumed: taking it fails if there is none.
 */
export function sellableAt(item: ItemSnapshot, live: LiveStock | null, now: Date): Goods {
  const at = now.getTime();
  const leftOf = (saleId: FlashSaleId) => (live ? (live.left?.[saleId] ?? 0) : Infinity);
  const isSoldOut = item.soldOutUntil !== null && item.soldOutUntil > now;
  const sale = item.sales.find(({ id, startsAt, endsAt }) => startsAt <= at && at < endsAt && leftOf(id) > 0);
  return {
    ...item,
    model: 'Item',
    run: null,
    flash: sale ? { saleId: sale.id, discount: sale.discount, left: leftOf(sale.id) } : null,
    stocks: isSoldOut ? {} : item.hasStock ? (live ? (live.stocks ?? {}) : 'assumed') : null,
  };
}

/** A store with the discount that applies now. */
export function sellingStoreAt(store: StoreSnapshot, now: Date): SellingStore {
  const { startsAt, endsAt, percent, minimum, maximum } = store.discount;
  const isRunning = startsAt !== null && endsAt !== null && startsAt <= now && now < endsAt;
  return { ...store, discount: { percent: isRunning ? percent : 0, minimum, maximum } };
}
