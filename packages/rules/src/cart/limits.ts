import type { Refusal } from '@rialto/contract/http/refusals.ts';
import { quantityRefusal, type QuantityLimits } from '../item/quantity.ts';

/**
 * Why a cart may not hold this many of an item (CRT-08). Counted over all its lines, so that a second line with another
 * choice is no way around a limit. Food has no stock, and its maximum holds on the server too.
 */
export function limitRefusal(limits: QuantityLimits, wanted: number): Refusal | null {
  const refusal = quantityRefusal(limits, wanted);
  if (refusal === null) return null;
  return refusal.kind === 'stock'
    ? { code: 'out_of_stock', details: { left: refusal.left } }
    : { code: 'quantity_limit', details: { most: refusal.most } };
}

/** How many different lines a cart may have; nobody orders more, and somebody might try to. */
export const MOST_LINES = 100;
/** How many of one thing a line may have, where neither its store nor its stock says less. */
export const MOST_OF_ONE = 999;
