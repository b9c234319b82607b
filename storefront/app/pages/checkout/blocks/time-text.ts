import { currentLanguage, t } from '@rialto/texts/text.ts';
import type { Slot, SlotDay } from './slot-days.ts';

const localeNow = () => (currentLanguage() === 'ar' ? 'ar-EG' : 'en-GB');

/** Today, tomorrow, or the weekday and date. */
export function dayName({ distance, slots }: SlotDay, timeZone: string): string {
  if (distance === 0) return t('checkout.today');
  if (distance === 1) return t('checkout.tomorrow');
  const format = new Intl.DateTimeFormat(localeNow(), { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  return slots[0] ? format.format(new Date(slots[0].from)) : '';
}

/** From when to when, by the clock on the store's wall. */
export function slotText({ from, to }: Slot, timeZone: string): string {
  const clock = new Intl.DateTimeFormat(localeNow(), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${clock.format(new Date(from))} – ${clock.format(new Date(to))}`;
}

/** A slot with its day, in one line. */
export function slotSentence(slot: Slot, days: readonly SlotDay[], timeZone: string): string {
  const day = days.find(({ slots }) => slots.some(({ from }) => from === slot.from));
  return t('checkout.slot', { day: day ? dayName(day, timeZone) : '', time: slotText(slot, timeZone) });
}
