import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listFlashSaleItems } from '@rialto/contract/calls/offers.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import { textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { FlashSaleRow, SaleEntry } from './flash-sales.sql.ts';

type FlashSale = Reply<typeof listFlashSaleItems>['flash_sale'];
export type FlashItem = Reply<typeof listFlashSaleItems>['products'][number];

export function flashSaleCard(row: FlashSaleRow, { language }: Viewer): FlashSale {
  return {
    id: row.id,
    title: textIn(language, row.titleEn, row.titleAr),
    start_date: row.startsAt.toISOString(),
    end_date: row.endsAt.toISOString(),
  };
}

/** The stock of a sale is limited by the stock of the item. */
export function flashItemCard({ itemId, sold, stock }: SaleEntry, item: Item): FlashItem {
  return { id: itemId, item, sold, stock, available_stock: Math.min(stock - sold, item.stock ?? Infinity) };
}
