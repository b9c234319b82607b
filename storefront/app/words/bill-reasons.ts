import type { TextKey } from '@rialto/texts/text.ts';
import type { BillReason } from '@rialto/rules/price/order-total.ts';

/** Self-explanatory and absent lines have no text. */
const sentences = {
  sum: null,
  none: null,
  flash_sale: 'bill.why_flash_sale',
  store_discount: 'bill.why_store_discount',
  item_discount: 'bill.why_item_discount',
  several_discounts: 'bill.why_several_discounts',
  coupon: 'bill.why_coupon',
  coupon_at_most: 'bill.why_coupon_at_most',
  first_order: 'bill.why_first_order',
  tax_included: 'bill.why_tax_included',
  tax_added: 'bill.why_tax_added',
  by_distance: 'bill.why_by_distance',
  at_least: 'bill.why_at_least',
  at_most: 'bill.why_at_most',
  take_away: 'bill.why_take_away',
  store_pays: 'bill.why_store_pays',
  over_threshold: 'bill.why_over_threshold',
  free_by_coupon: 'bill.why_free_by_coupon',
  for_the_courier: 'bill.why_for_the_courier',
  additional_charge: 'bill.why_additional_charge',
} as const satisfies Record<BillReason, TextKey | null>;
type Sentence = Exclude<(typeof sentences)[BillReason], null>;

/** The text that explains a bill line; null for a reason of a newer server. */
export function sentenceOfReason(reason: string): Sentence | null {
  return (sentences as Partial<Record<string, Sentence | null>>)[reason] ?? null;
}
