import { listFlashSales } from '@rialto/contract/offers.ts';
import type { App } from '../../../platform/app.ts';
import { cached } from '../../../platform/cached.ts';
import { kept } from '../../../platform/kept.ts';
import { itemsWithIds, type ItemRow } from '../../catalog/catalog.public.ts';
import { isOver } from '../running.ts';
import { entriesOf, flashSalesAfter, type FlashSaleRow, type SaleEntry } from './flash-sales.sql.ts';

export type FlashSales = {
  /** Those that run or are to come, of every module. */
  notOverAt(now: Date): Promise<FlashSaleRow[]>;
  entries(saleId: number, zoneIds: readonly number[]): Promise<SaleEntry[]>;
  items(entries: readonly SaleEntry[], zoneIds: readonly number[]): Promise<ItemRow[]>;
};

const { cacheSeconds } = listFlashSales;

/** How much is sold changes with every order and is told to nobody, so it is read again every few seconds. */
export function openFlashSales(app: App): FlashSales {
  const sales = kept(app, { seconds: cacheSeconds, tables: ['flash_sales'], load: flashSalesAfter });
  const entries = cached<SaleEntry[]>(app.clock, cacheSeconds * 1_000);
  const items = cached<ItemRow[]>(app.clock, cacheSeconds * 1_000);
  app.onChange('flash_sales', entries.drop);
  app.onChange('items', entries.drop);
  app.onChange('items', items.drop);

  return {
    notOverAt: async (now) => (await sales()).filter((sale) => !isOver(sale, now)),
    entries: (saleId, zoneIds) => entries.read(`${saleId}:${zoneIds.join()}`, () => entriesOf(app.db, saleId, zoneIds)),
    items(shown, zoneIds) {
      const ids = shown.map(({ itemId }) => itemId);
      return items.read(`${ids.join()}:${zoneIds.join()}`, () => itemsWithIds(app.db, ids, zoneIds));
    },
  };
}
