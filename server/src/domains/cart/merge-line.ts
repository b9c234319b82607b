import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import { newId } from '@rialto/database/new-id.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { MAX_LINES } from '@rialto/rules/cart/limits.ts';
import type { Owner } from '../../platform/owner.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { CartSnapshotLine } from './cart.sql.ts';
import type { Line } from './check-lines.ts';
import type { PricedCart } from './read-cart.ts';
import type { RequestedLine } from './read-requested-line.ts';
import { hashOf } from './selection.ts';

/** `createOwner` stores a new guest, who has no cart yet. */
export type CartBuyer = { owner: Owner; createOwner?: ((tx: Sql) => Promise<void>) | null };
export type NewCartLine = RequestedCartLine & { clear_cart?: boolean };

/** The lines of the cart after the change: the requested one is the last, unless the cart has the same choice already. */
export function mergeLine(lines: CartSnapshotLine[], requested: RequestedLine) {
  const same = lines.find((line) => isSameChoice(line, requested));
  const line = same ? { ...same, quantity: same.quantity + requested.quantity } : newLine(requested);
  return { line, lines: same ? lines.map((each) => (each === same ? line : each)) : [...lines, line] };
}

function newLine({ goods, selection, note, quantity, live }: RequestedLine): CartSnapshotLine {
  const { id: itemId, model, nameEn, nameAr } = goods;
  const line = { id: newId(), model, itemId, nameEn, nameAr, selection, note, quantity };
  return live ? { ...line, stocks: live.stocks, left: live.left } : line;
}

type Choice = Pick<RequestedLine, 'goods' | 'selection' | 'note'>;

function isSameChoice(line: Line, { goods, selection, note }: Choice): boolean {
  return line.model === goods.model && line.itemId === goods.id && hashOf(line) === hashOf({ selection, note });
}

/** Refuses a changed line that has a problem. Limits count all lines, so the whole cart is needed. */
export function refuseProblem(cart: PricedCart, requested: Choice): void {
  if (cart.lines.length > MAX_LINES) throw new RefusalError({ code: 'cart_full' });
  const changed = cart.lines.find(({ line }) => isSameChoice(line, requested));
  if (changed?.problem) throw new RefusalError(changed.problem);
}
