import Type, { type Static } from 'typebox';
import { amount, flag } from '../fields.ts';

/** One line of a bill with the reason for its amount; the page has a text for each reason. */
const entry = Type.Object({ amount, reason: Type.String({ examples: ['by_distance'] }) });

/**
 * All amounts are computed by the server. total = items + add-ons − discount − coupon − first order + tax (if not
 * included) + the rest.
 */
export const bill = Type.Object({
  items: entry,
  add_ons: entry,
  discount: entry,
  coupon: entry,
  first_order: entry,
  tax: entry,
  tax_included: flag,
  delivery_charge: entry,
  tip: entry,
  additional_charge: entry,
  /** Items and add-ons after their discounts; minimums are compared with it. */
  subtotal: amount,
  total: amount,
});
export type BillShape = Static<typeof bill>;
