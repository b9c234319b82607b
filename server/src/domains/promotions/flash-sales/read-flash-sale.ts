import type { FlashSaleId } from '@rialto/database/ids.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { FlashSaleRow } from './flash-sales.sql.ts';
import type { FlashSales } from './open-flash-sales.ts';

/** A running or future sale. */
export async function readFlashSale(flashSales: FlashSales, saleId: FlashSaleId, now: Date): Promise<FlashSaleRow> {
  const sale = (await flashSales.notOverAt(now)).find(({ id }) => id === saleId);
  if (!sale) throw new RefusalError({ code: 'not_found' });
  return sale;
}
