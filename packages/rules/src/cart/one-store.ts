import type { Refusal } from '@rialto/contract/http/refusals.ts';

/** A cart holds what one store sells; something of another one is asked about first (CRT-03). */
export function storeRefusal(cartStoreId: number | null, itemStoreId: number): Refusal | null {
  return cartStoreId === null || cartStoreId === itemStoreId ? null : { code: 'other_store' };
}
