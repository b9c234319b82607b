import type { Cart, CartLine } from '@rialto/contract/shapes/cart.ts';

/** The line of a cart that another stands for: itself, or the one with the same item and choice. */
export function lineLike(cart: Cart | null, line: CartLine): CartLine | undefined {
  return cart?.lines.find(({ id }) => id === line.id) ?? cart?.lines.find((other) => isSameChoice(other, line));
}

function isSameChoice(one: CartLine, other: CartLine): boolean {
  return one.model === other.model && one.item_id === other.item_id && choiceOf(one) === choiceOf(other);
}

function choiceOf({ variation, add_ons, note }: CartLine): string {
  // The key of an article's variation says everything about it.
  const options = variation.map(({ name, type, values }) => type ?? [name, values.map(({ label }) => label)]);
  const extras = add_ons.map(({ id, quantity }) => [id, quantity]).sort();
  return JSON.stringify([options, extras, note]);
}

/** The same choice again makes more of its line; sums stay the server's to say. Another store's item is asked about. */
export function withAdded(cart: Cart, line: CartLine, storeId: number): Cart {
  if (cart.store && cart.store.id !== storeId) return cart;
  const same = lineLike(cart, line);
  if (same) return withQuantity(cart, same, same.quantity + line.quantity);
  return { ...cart, lines: [...cart.lines, line] };
}

export function withQuantity(cart: Cart, line: CartLine, quantity: number): Cart {
  const found = lineLike(cart, line);
  return { ...cart, lines: cart.lines.map((each) => (each === found ? { ...each, quantity } : each)) };
}

export function withoutLine(cart: Cart, line: CartLine): Cart {
  const found = lineLike(cart, line);
  return { ...cart, lines: cart.lines.filter((each) => each !== found) };
}

/** The line of an item that needs no choice and has no note. */
export function plainLine(cart: Cart | null, itemId: number): CartLine | undefined {
  return linesOf(cart, itemId).find(({ variation, add_ons, note }) => variation.length + add_ons.length === 0 && !note);
}

/** How many of an item there are in all its choices. */
export function countOf(cart: Cart | null, itemId: number): number {
  return linesOf(cart, itemId).reduce((sum, { quantity }) => sum + quantity, 0);
}

function linesOf(cart: Cart | null, itemId: number): CartLine[] {
  return cart?.lines.filter(({ model, item_id }) => model === 'Item' && item_id === itemId) ?? [];
}
