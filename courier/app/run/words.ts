import { localeFor } from '@rialto/texts/locale.ts';
import type { Run } from '@rialto/contract/calls/couriers.ts';
import type { CourierStep } from '@rialto/contract/shapes/enums.ts';
import { moneyText } from '@rialto/rules/price/money-text.ts';
import { currentLanguage, formatNumber, t } from '@rialto/texts/text.ts';

/** An amount in the shop's currency. */
export function money(amount: number, run: Run): string {
  const { currency_symbol: symbol, currency_symbol_direction: direction, digit_after_decimal_point: digits } = run;
  return moneyText(amount, { symbol, direction, digits, rate: 1 }, currentLanguage());
}

export function number(value: number): string {
  return formatNumber(value, currentLanguage());
}

/** A time of day by the phone's clock, such as 17:05. */
export function timeOfDay(moment: string | number): string {
  const format = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(localeFor('date'), format).format(new Date(moment));
}

/** Rounded as a driver reads it: 40 m, 350 m, 1.2 km. */
export function distanceText(metres: number): string {
  const rounded = metres < 100 ? Math.round(metres / 10) * 10 : Math.round(metres / 50) * 50;
  if (rounded < 1_000) return t('courier.metres', { distance: number(Math.max(10, rounded)) });
  return t('courier.kilometres', { distance: number(Math.round(metres / 100) / 10) });
}

export function minutesText(seconds: number): string {
  return t('courier.minutes', { count: Math.max(1, Math.round(seconds / 60)) });
}

/** The class of a weight. */
export function weightText(kilograms: number): string {
  return t('courier.parcel_weight', { kg: number(kilograms) });
}

export function stepText(step: CourierStep): string {
  const texts: Record<CourierStep, string> = {
    accept: t('courier.step_accept'),
    decline: t('courier.step_decline'),
    pick_up: t('courier.step_pick_up'),
    deliver: t('courier.step_deliver'),
    give_up: t('courier.step_give_up'),
  };
  return texts[step];
}
