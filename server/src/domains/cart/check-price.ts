import { pricedLines } from '@rialto/rules/price/priced-lines.ts';
import { amount, minorOf } from '../../platform/wire-values.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { SellingStore } from '../catalog/catalog.public.ts';
import { factsOf, type Priceable } from './price-lines.ts';

/**
 * Holds the price that the page showed for a line against the one that would be charged, so that nobody pays what they
 * did not see (trust.md D8). By itself a line does not know the order it will be part of, so a store's minimum and
 * largest discount are left out, as on the page.
 */
export function checkPrice(line: Priceable, store: SellingStore, seen: number | undefined, digits: number): void {
  if (seen === undefined) return;
  const { percent } = store.discount;
  const [priced] = pricedLines(factsOf([line]), { percent, minimum: 0, maximum: null });
  if (!priced || minorOf(seen, digits) === priced.total) return;
  throw new RefusalError({ code: 'price_changed', details: { price: amount(priced.total, digits) } });
}
