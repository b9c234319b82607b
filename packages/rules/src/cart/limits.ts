import type { Refusal } from '@rialto/contract/http/refusals.ts';
import { quantityRefusal, type QuantityLimits } from '../item/quantity.ts';

/**
 * Why a cart may not contain this quantity of an item (CRT-08). Counted over all its lines, so that a second line with
 * other options cannot exceed a limit.
 */
export function limitRefusal(limits: QuantityLimits, wanted: number): Refusal | null {
  const refusal = quantityRefusal(limits, wanted);
  if (refusal === null) return null;
  return refusal.kind === 'stock'
    ? { code: 'out_of_stock', details: { left: refusal.left } }
    : { code: 'quantity_limit', details: { most: refusal.most } };
}

/** How many different lines a cart may have; more can only be an abuse. */
export const MAX_LINES = 100;
/** The maximum quantity of a line if neither the store nor the stock limits it. */
export const MAX_LINE_QUANTITY = 999;
