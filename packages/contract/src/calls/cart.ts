import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import type { RefusalCode } from '../http/refusals.ts';
import { cart } from '../shapes/cart.ts';
import { guestId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { choice, quantity, shownPrice, requestedCartLine } from '../shapes/selection.ts';

const group = 'cart';
const needs = ['owner'] as const;
const lineId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, examples: [1] });

/** Why something cannot be put into a cart. */
const choiceRefusals: RefusalCode[] = [
  'item_unavailable',
  'prescription_required',
  'campaign_over',
  'choice_missing',
  'choice_bounds',
  'choice_unknown',
  'add_on_unknown',
  'variation_out_of_stock',
  'out_of_stock',
  'quantity_limit',
  'cart_full',
  'price_changed',
];

export const listCart = endpoint({
  method: 'GET',
  path: '/customer/cart/list',
  group,
  summary: 'The cart with everything in it, priced now. Lines that cannot be ordered any more have a reason.',
  needs,
  query: input({ guest_id: guestId }),
  reply: cart,
});

export const addCartLine = endpoint({
  method: 'POST',
  path: '/customer/cart/add',
  group,
  summary:
    'Puts an item into the cart; the same choice again adds to its line. With clear_cart, another store’s goes first. ' +
    'A visitor without a token and a guest id becomes a guest, whose id is in the reply.',
  needs: ['ownerOrNew'],
  body: input({ ...requestedCartLine.properties, clear_cart: Type.Optional(Type.Boolean()), guest_id: guestId }),
  reply: Type.Object({ ...cart.properties, guest_id: Type.Optional(Type.String()) }),
  refuses: ['not_found', 'other_store', 'sign_in_required', ...choiceRefusals],
});

export const updateCartLine = endpoint({
  method: 'POST',
  path: '/customer/cart/update',
  group,
  summary: 'Changes the fields of a line that are sent. A line that becomes like another one is merged with it.',
  needs,
  body: input({
    cart_id: lineId,
    /** The item of the line, for clients that send everything they sent to add it; another one is refused. */
    item_id: Type.Optional(requestedCartLine.properties.item_id),
    model: Type.Optional(requestedCartLine.properties.model),
    quantity: Type.Optional(quantity),
    price: shownPrice,
    ...choice,
    guest_id: guestId,
  }),
  reply: cart,
  refuses: ['not_found', 'no_changes', 'line_mismatch', ...choiceRefusals],
});

export const removeCartLine = endpoint({
  method: 'DELETE',
  path: '/customer/cart/remove-item',
  group,
  summary: 'Takes a line out of the cart.',
  needs,
  query: input({ cart_id: lineId, guest_id: guestId }),
  reply: cart,
  refuses: ['not_found'],
});

export const clearCart = endpoint({
  method: 'DELETE',
  path: '/customer/cart/remove',
  group,
  summary: 'Empties the cart.',
  needs,
  query: input({ guest_id: guestId }),
  reply: cart,
});

export const restoreCart = endpoint({
  method: 'POST',
  path: '/customer/cart/restore',
  group,
  summary: 'Exchanges the cart with the one that a sign-in put aside; again exchanges them back.',
  needs: ['customer'],
  reply: cart,
  refuses: ['not_found'],
});
