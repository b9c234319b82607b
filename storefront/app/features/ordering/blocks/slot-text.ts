import { t } from '@rialto/texts/text.ts';
import { formatDate, slotText } from '../../../words/dates.ts';
import type { Slot, SlotDay } from './slot-days.ts';

/** Today, tomorrow, or the weekday and date. */
export function dayName({ distance, slots }: SlotDay, timeZone: string): string {
  if (distance === 0) return t('checkout.today');
  if (distance === 1) return t('checkout.tomorrow');
  return slots[0] ? formatDate(slots[0].from, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }) : '';
}

/** A slot with its day, in one line. */
export function slotSentence(slot: Slot, days: readonly SlotDay[], timeZone: string): string {
  const day = days.find(({ slots }) => slots.some(({ from }) => from === slot.from));
  return t('checkout.slot', { day: day ? dayName(day, timeZone) : '', time: slotText(slot, timeZone) });
}
