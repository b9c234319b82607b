import type { FlashSaleId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { updateFlashDiscounts } from '../prices/prices.sql.ts';
import {
  insertFlashSale,
  replaceFlashItems,
  setFlashSaleActive,
  updateFlashSale,
  type FlashSaleItemValues,
  type FlashSaleValues,
} from './flash-sale-rows.sql.ts';

type FlashSale = { values: FlashSaleValues; items: readonly FlashSaleItemValues[] };

/** Creates or changes a flash sale. Stored prices follow in the same transaction, not with the next price refresh. */
export async function saveFlashSale(
  tx: Sql,
  known: FlashSaleId | null,
  { values, items }: FlashSale,
  now: Date,
): Promise<FlashSaleId> {
  const id = known ?? (await insertFlashSale(tx, values));
  if (known !== null) await updateFlashSale(tx, known, values);
  if (!(await replaceFlashItems(tx, id, items)))
    throw new RefusalError({ code: 'offer_item_sold', details: { field: 'items' } });
  await updateFlashDiscounts(tx, now);
  return id;
}

export async function switchFlashSale(tx: Sql, id: FlashSaleId, isActive: boolean, now: Date): Promise<void> {
  await setFlashSaleActive(tx, id, isActive);
  await updateFlashDiscounts(tx, now);
}
