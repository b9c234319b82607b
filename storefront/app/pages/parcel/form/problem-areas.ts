import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { groupProblems } from '../../../features/ordering/form/group-problems.ts';

/** The areas of the page that a problem can belong to, from top to bottom. */
export const areas = [
  'whole',
  'sender',
  'receiver',
  'category',
  'weight',
  'content',
  'time',
  'payer',
  'payment',
  'tip',
] as const;
export type Area = (typeof areas)[number];
export type ProblemsByArea = Partial<Record<Area, Problem[]>>;

const areaOfCode: Partial<Record<string, Area>> = {
  address_required: 'sender',
  parcel_sender_outside: 'sender',
  name_required: 'sender',
  phone_required: 'sender',
  phone_invalid: 'sender',
  receiver_address_required: 'receiver',
  parcel_receiver_outside: 'receiver',
  parcel_same_place: 'receiver',
  parcel_too_far: 'receiver',
  receiver_name_required: 'receiver',
  receiver_phone_required: 'receiver',
  receiver_phone_invalid: 'receiver',
  parcel_category_required: 'category',
  not_found: 'category',
  parcel_weight_required: 'weight',
  parcel_too_heavy: 'weight',
  parcel_forbidden: 'content',
  schedule_invalid: 'time',
  no_schedule: 'time',
  receiver_pays_cash: 'payer',
  receiver_cash_not_allowed: 'payer',
  cash_not_allowed: 'payment',
  cash_maximum: 'payment',
  payment_method_unavailable: 'payment',
  wallet_too_low: 'payment',
  wallet_changed: 'payment',
  cashback_changed: 'payment',
  tip_invalid: 'tip',
};

/** The area of a problem; unknown ones are shown above everything. */
export function areaOf(code: string): Area {
  return areaOfCode[code] ?? 'whole';
}

export function byArea(problems: readonly Problem[]): ProblemsByArea {
  return groupProblems(problems, areaOf);
}

const unanswered = /_required$/;

/** Unanswered questions are shown as problems only after an attempt to place the order. */
export function shownEarly({ code }: Problem): boolean {
  return !unanswered.test(code);
}
