import { DAY_MS } from '@rialto/rules/day-ms.ts';

export type Slot = { from: string; to: string };
export type SlotDay = {
  /** The date in the store's time zone, such as 2026-03-02. */
  day: string;
  /** Days from today in the store's time zone; 0 is today. */
  distance: number;
  slots: Slot[];
};

/** Groups slots by calendar day in the store's time zone. */
export function slotDays(slots: readonly Slot[], timeZone: string, now: Date): SlotDay[] {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const today = calendar.format(now);
  const days = new Map<string, SlotDay>();
  for (const slot of slots) {
    const day = calendar.format(new Date(slot.from));
    const known = days.get(day) ?? { day, distance: daysBetween(today, day), slots: [] };
    known.slots.push(slot);
    days.set(day, known);
  }
  return [...days.values()];
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
