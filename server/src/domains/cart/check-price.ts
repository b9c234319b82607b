import { pricedLines } from '@rialto/rules/price/priced-lines.ts';
import { amount, minorOf } from '../../platform/wire-values.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { SellingStore } from '../catalog/catalog.public.ts';
import { factsOf, type Priceable } from './price-lines.ts';

/**
 * Refuses a line whose current price differs from the price the page showed (trust.md D8). A single line ignores the
 * store discount's minimum and maximum, as the page does, because they depend on the whole order.
 */
export function checkPrice(line: Priceable, store: SellingStore, seen: number | undefined, digits: number): void {
  if (seen === undefined) return;
  const { percent } = store.discount;
  const [priced] = pricedLines(factsOf([line]), { percent, minimum: 0, maximum: null });
  if (!priced || minorOf(seen, digits) === priced.total) return;
  throw new RefusalError({ code: 'price_changed', details: { price: amount(priced.total, digits) } });
}
