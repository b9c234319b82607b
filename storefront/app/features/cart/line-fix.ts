import type { CartLine } from '@rialto/contract/shapes/cart.ts';

type LineFix = { kind: 'fewer'; quantity: number } | { kind: 'change' } | { kind: 'remove' };

/** Refusals that another choice of the same item solves. */
const CHOICES = ['choice_missing', 'choice_bounds', 'choice_unknown', 'add_on_unknown', 'variation_out_of_stock'];

/** The offered fix for a line that cannot be ordered: reduce the quantity, choose other options, or remove it. */
export function lineFix({ problem, item, quantity }: CartLine, canChange: boolean): LineFix {
  const code = problem?.code ?? '';
  const most = code === 'out_of_stock' ? item.stock : code === 'quantity_limit' ? item.maximum_cart_quantity : null;
  if (most !== null && most > 0 && most < quantity) return { kind: 'fewer', quantity: most };
  return canChange && CHOICES.includes(code) ? { kind: 'change' } : { kind: 'remove' };
}
