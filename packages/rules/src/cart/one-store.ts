import type { Refusal } from '@rialto/contract/http/refusals.ts';

/** A cart contains items of one store; adding one of another store needs a confirmation (CRT-03). */
export function storeRefusal(cartStoreId: number | null, itemStoreId: number): Refusal | null {
  return cartStoreId === null || cartStoreId === itemStoreId ? null : { code: 'other_store' };
}
