import type { FlashSaleId, ZoneId } from '@rialto/database/ids.ts';
import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { STOCK_TTL_MS } from '../../../platform/cache/stock-ttl.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { itemsWithIds, type ItemRow } from '../../catalog/catalog.public.ts';
import { isOver } from '../running.ts';
import { entriesOf, flashSalesAfter, type FlashSaleRow, type SaleEntry } from './flash-sales.sql.ts';

export type FlashSales = {
  /** Running and future sales of every module. */
  notOverAt(now: Date): Promise<FlashSaleRow[]>;
  entries(saleId: FlashSaleId, zoneIds: readonly ZoneId[]): Promise<SaleEntry[]>;
  items(entries: readonly SaleEntry[], zoneIds: readonly ZoneId[]): Promise<ItemRow[]>;
};

const SALES_SECONDS = 10;
const limits = { ttlMs: STOCK_TTL_MS };

/** The quantity sold changes with every order and sends no notification, so it is read again every few seconds. */
export function openFlashSales(app: App): FlashSales {
  const sales = cachedUntilChanged(app, { seconds: SALES_SECONDS, tables: ['flash_sales'], load: flashSalesAfter });
  const entries = ttlCache<SaleEntry[]>(app.clock, limits);
  const items = ttlCache<ItemRow[]>(app.clock, limits);
  app.onChange('flash_sales', entries.clear);
  app.onChange('items', entries.clear);
  app.onChange('items', items.clear);

  return {
    notOverAt: async (now) => (await sales()).filter((sale) => !isOver(sale, now)),
    entries: (saleId, zoneIds) => entries.read(`${saleId}:${zoneIds.join()}`, () => entriesOf(app.db, saleId, zoneIds)),
    items(shown, zoneIds) {
      const ids = shown.map(({ itemId }) => itemId);
      return items.read(`${ids.join()}:${zoneIds.join()}`, () => itemsWithIds(app.db, ids, zoneIds));
    },
  };
}
