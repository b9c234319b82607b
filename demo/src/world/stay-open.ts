import { hoursOfNames } from './hours-of-names.ts';
import { openingHours, type HoursKind, type Shift } from './opening-hours.ts';

type OpenStore = { nameEn: string; trade: string; hours: Shift[] };

/** A first screen shows about this many stores, and this share of them can be ordered at any time. */
const FIRST_SCREEN = 10;
const OPEN_SHARE = 0.8;
const STEP_MINUTES = 30;
const STEPS = Array.from({ length: (7 * 24 * 60) / STEP_MINUTES }, (_, step) => step * STEP_MINUTES);

/** Kitchens that cook round the clock in a large city, others that do until dawn, and trades that begin before it. */
const sleeplessTrades = new Set(['shawarma', 'grill', 'koshary', 'falafel', 'burger', 'chicken', 'pizza', 'levantine']);
const nightTrades = new Set(['sandwiches', 'pasta', 'noodles', 'iceCream', 'orientalSweets']);
const morningTrades = new Set(['bakery', 'breakfast', 'coffee', 'juice', 'dairy', 'greengrocer']);

/** Extends the hours of the most popular stores of a module and zone, until enough are open at every hour of the week. */
export function stayOpen<T extends OpenStore>(stores: readonly T[]): T[] {
  const needed = Math.ceil(OPEN_SHARE * Math.min(FIRST_SCREEN, stores.length));
  const typical = extend(stores, needed, typicalKind);
  return extend(typical, needed, () => 'always');
}

function typicalKind({ trade }: OpenStore): HoursKind | null {
  if (sleeplessTrades.has(trade)) return 'always';
  if (nightTrades.has(trade)) return 'untilDawn';
  return morningTrades.has(trade) ? 'fromFive' : null;
}

function extend<T extends OpenStore>(
  stores: readonly T[],
  needed: number,
  kindOf: (store: T) => HoursKind | null,
): T[] {
  const extended = [...stores];
  for (const [index, store] of stores.entries()) {
    const kind = store.nameEn in hoursOfNames ? null : kindOf(store);
    const short = STEPS.filter((minute) => openCount(extended, minute) < needed);
    if (short.length === 0) return extended;
    const hours = kind && openingHours(kind);
    if (hours && short.some((minute) => isOpen(hours, minute) && !isOpen(store.hours, minute)))
      extended[index] = { ...store, hours };
  }
  return extended;
}

function openCount(stores: readonly OpenStore[], minute: number): number {
  return stores.filter(({ hours }) => isOpen(hours, minute)).length;
}

function isOpen(hours: readonly Shift[], minute: number): boolean {
  return hours.some(([from, to]) => from <= minute && minute < to);
}
