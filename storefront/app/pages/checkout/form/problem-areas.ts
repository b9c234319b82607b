import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { groupProblems } from '../../../features/ordering/form/group-problems.ts';

/** The areas of the page that a problem can belong to, from top to bottom. */
export const areas = ['whole', 'type', 'address', 'contact', 'time', 'payment', 'coupon', 'tip', 'items'] as const;
export type Area = (typeof areas)[number];

const areaOfCode: Partial<Record<string, Area>> = {
  no_delivery: 'type',
  no_take_away: 'type',
  out_of_zone: 'address',
  address_required: 'address',
  name_required: 'contact',
  phone_required: 'contact',
  phone_invalid: 'contact',
  email_invalid: 'contact',
  store_closed: 'time',
  no_schedule: 'time',
  schedule_invalid: 'time',
  slot_full: 'time',
  item_not_now: 'time',
  cash_not_allowed: 'payment',
  cash_maximum: 'payment',
  payment_method_unavailable: 'payment',
  wallet_too_low: 'payment',
  wallet_changed: 'payment',
  cashback_changed: 'payment',
  tip_invalid: 'tip',
  item_unavailable: 'items',
  campaign_over: 'items',
  choice_unknown: 'items',
  choice_missing: 'items',
  choice_bounds: 'items',
  add_on_unknown: 'items',
  out_of_stock: 'items',
  variation_out_of_stock: 'items',
  quantity_limit: 'items',
  below_minimum: 'items',
  prescription_required: 'items',
};

/** The area of a problem; unknown ones are shown above everything. */
export function areaOf(code: string): Area {
  return code.startsWith('coupon_') ? 'coupon' : (areaOfCode[code] ?? 'whole');
}

/** Problems by area, without duplicates. */
export function byArea(problems: readonly Problem[]): Partial<Record<Area, Problem[]>> {
  return groupProblems(problems, areaOf);
}
