import { addCartLine } from '@rialto/contract/calls/cart.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { reorder } from '@rialto/contract/calls/orders.ts';
import { saveCart } from '../../../features/cart/cart.ts';
import { callApi } from '../../../platform/api/api.ts';
import { keepGuest, storedGuest } from '../../../platform/session/guest.ts';

export type ReorderLine = Reply<typeof reorder>['lines'][number];

/** Whether a line can be ordered again. */
export function isAvailable({ problem }: ReorderLine): boolean {
  return problem === null;
}

/** Adds lines of an earlier order to the cart one by one; the first may have to clear another store's cart. */
export async function addReorderLines(lines: readonly ReorderLine[], clearsCart: boolean): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const clear = clearsCart && index === 0 ? { clear_cart: true } : {};
    saveCart(keepGuest(await callApi(addCartLine, { body: { ...wantedOf(line), ...clear, ...storedGuest() } })));
  }
}

function wantedOf({ model, item_id, quantity, wanted_variation, add_on_ids, add_on_qtys, note }: ReorderLine) {
  return {
    model: model === 'ItemCampaign' ? ('ItemCampaign' as const) : ('Item' as const),
    item_id,
    quantity,
    variation: wanted_variation,
    add_on_ids,
    add_on_qtys,
    note,
  };
}
