import type { FlashSaleId } from '@rialto/database/ids.ts';
import type { Goods, SellingStore, Terms, Ware } from './goods.ts';
import type { Live } from './live.sql.ts';

/**
 * What is bought, with what is left of it and the sale that runs at this moment. The sale is read from the sale itself and
 * by the clock: the price that lists are sorted by follows within seconds, and an order must not be priced by it. Where
 * nobody looked there is plenty: for who takes it right away, and is refused if there is not.
 */
export function goodsAt(ware: Ware, live: Live | null, now: Date): Goods {
  const at = now.getTime();
  const leftOf = (saleId: FlashSaleId) => (live ? (live.left?.[saleId] ?? 0) : Infinity);
  const sale = ware.sales.find(({ id, startsAt, endsAt }) => startsAt <= at && at < endsAt && leftOf(id) > 0);
  return {
    ...ware,
    model: 'Item',
    run: null,
    flash: sale ? { saleId: sale.id, discount: sale.discount, left: leftOf(sale.id) } : null,
    stocks: ware.hasStock ? (live ? (live.stocks ?? {}) : 'plenty') : null,
  };
}

/** A store with the discount that it gives at this moment. */
export function storeAt(terms: Terms, now: Date): SellingStore {
  const { startsAt, endsAt, percent, minimum, maximum } = terms.discount;
  const isRunning = startsAt !== null && endsAt !== null && startsAt <= now && now < endsAt;
  return { ...terms, discount: { percent: isRunning ? percent : 0, minimum, maximum } };
}
