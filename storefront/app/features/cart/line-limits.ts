import type { Cart, CartLine } from '@rialto/contract/shapes/cart.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';
import { limitRefusal } from '@rialto/rules/cart/limits.ts';

/** Why a line may not have this many, counted over all lines of its item as the server does (CRT-08). */
export function quantityRefusal(cart: Cart | null, line: CartLine, quantity: number): Refusal | null {
  const others = cart?.lines.filter(
    ({ id, model, item_id }) => id !== line.id && model === line.model && item_id === line.item_id,
  );
  const count = (lines: CartLine[] = []) => lines.reduce((sum, each) => sum + each.quantity, quantity);
  const sameShelf = others?.filter((other) => shelfOf(other) === shelfOf(line));
  const { stock, maximum_cart_quantity: maximum } = line.item;
  return (
    limitRefusal({ maximum: null, stock }, count(sameShelf)) ?? limitRefusal({ maximum, stock: null }, count(others))
  );
}

/** Variations of an article lie on shelves of their own. */
function shelfOf({ variation }: CartLine): string {
  return variation[0]?.type ?? '';
}
