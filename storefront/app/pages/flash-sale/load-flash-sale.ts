import type { Caller } from '@rialto/api-client/caller.ts';
import { listFlashSaleItems } from '@rialto/contract/calls/offers.ts';
import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';

/** One page of a flash sale. */
export async function loadFlashSale(call: Caller, id: number, page: number, asOf?: string) {
  const query = { flash_sale_id: id, limit: PAGE_SIZE, offset: page, ...(asOf && { as_of: asOf }) };
  const { flash_sale, products, total_size, as_of } = await call(listFlashSaleItems, { query });
  return {
    id,
    title: flash_sale.title,
    startsAt: Date.parse(flash_sale.start_date),
    endsAt: Date.parse(flash_sale.end_date),
    entries: products,
    total: total_size,
    asOf: as_of,
  };
}
export type FlashSale = Awaited<ReturnType<typeof loadFlashSale>>;
