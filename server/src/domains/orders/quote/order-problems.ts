import type { Refusal } from '@rialto/contract/http/refusals.ts';
import { isSlotAt, type Timetable } from '@rialto/rules/delivery/slots.ts';
import { isOpenAt, isWithin } from '@rialto/rules/store/hours.ts';
import { minuteOfWeek, MINUTES_OF_DAY } from '@rialto/rules/store/minute-of-week.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { ItemId } from '@rialto/database/ids.ts';
import { textIn } from '../../../platform/wire-values.ts';
import type { CheckedLine } from '../../cart/cart.public.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import type { DeliveryReach } from './delivery-reach.ts';
import type { FullSlots } from './full-slots.ts';

export type Situation = {
  isGuest: boolean;
  hasGuestCheckout: boolean;
  store: SellingStore | null;
  /** Null for a prescription, whose items are not known yet. */
  lines: readonly CheckedLine[] | null;
  orderType: 'delivery' | 'take_away';
  /** Null for delivery without a point, and for take-away. */
  reach: DeliveryReach | null;
  scheduleAt: Date | null;
  fullSlots: FullSlots;
  now: Date;
  subtotalMinor: number;
  language: Language;
  money: (minor: number) => string;
};

/** Everything that prevents the order, most important first (CHK-11). */
export function orderProblems(situation: Situation): Refusal[] {
  const { store, lines, isGuest, hasGuestCheckout } = situation;
  if (isGuest && !hasGuestCheckout) return [{ code: 'guest_checkout_off' }];
  if (!store || lines?.length === 0) return [{ code: 'cart_empty' }];
  if (!store.isActive) return [{ code: 'store_unavailable' }];
  return [
    ...(lines ?? []).flatMap(({ line, problem }) => (problem ? [withItemId(problem, line.itemId)] : [])),
    ...timeProblems(situation, store),
    ...placeProblems(situation, store),
    ...minimumProblems(situation, store),
  ];
}

function withItemId(problem: Refusal, itemId: ItemId): Refusal {
  return { ...problem, details: { ...problem.details, item_id: itemId } };
}

/** When orders are taken. */
export type Opening = Pick<SellingStore, 'hours' | 'holidays' | 'timezone' | 'deliveryMinutesMin' | 'pausedUntil'>;

export function timetableOf(opening: Opening): Timetable {
  return {
    hours: opening.hours,
    timeZone: opening.timezone,
    holidays: opening.holidays,
    pausedUntil: opening.pausedUntil,
    leadMinutes: opening.deliveryMinutesMin,
  };
}

function timeProblems({ scheduleAt, fullSlots, now, lines, language }: Situation, store: SellingStore): Refusal[] {
  if (scheduleAt !== null && !store.canSchedule) return [{ code: 'no_schedule' }];
  if (scheduleAt !== null && !isSlotAt(timetableOf(store), now, scheduleAt)) return [{ code: 'schedule_invalid' }];
  if (scheduleAt !== null && fullSlots.has(scheduleAt.getTime())) return [{ code: 'slot_full' }];
  if (scheduleAt === null && !isOpenAt(store, now)) return [{ code: 'store_closed' }];
  const minute = minuteOfWeek(scheduleAt ?? now, store.timezone) % MINUTES_OF_DAY;
  return (lines ?? []).flatMap(({ goods, line }) => {
    if (!goods?.available || isWithin(goods.available, minute)) return [];
    const name = textIn(language, goods.nameEn, goods.nameAr);
    return [{ code: 'item_not_now' as const, params: { name }, details: { item_id: line.itemId } }];
  });
}

function placeProblems({ orderType, reach }: Situation, store: SellingStore): Refusal[] {
  if (orderType === 'take_away') return store.hasTakeAway ? [] : [{ code: 'no_take_away' }];
  if (!store.hasDelivery) return [{ code: 'no_delivery' }];
  if (reach === null) return [{ code: 'address_required' }];
  return reach.isServed ? [] : [{ code: 'out_of_zone' }];
}

function minimumProblems({ subtotalMinor, money }: Situation, { minimumOrderMinor }: SellingStore): Refusal[] {
  if (subtotalMinor >= minimumOrderMinor) return [];
  return [{ code: 'below_minimum', params: { amount: money(minimumOrderMinor) } }];
}
