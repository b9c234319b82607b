import type { ConsoleDayWindow } from '@rialto/contract/calls/console/items.ts';
import type { Span } from '@rialto/rules/store/hours.ts';
import { MINUTES_OF_DAY } from '@rialto/rules/store/minute-of-week.ts';
import { timeOfDay } from '@rialto/rules/store/time-of-day.ts';
import { readSpans, spansText } from '../../../../platform/spans.ts';
import { minuteOf } from '../stores/store-hours.ts';

/** The windows of stored minutes of the day, by their start. A span until midnight and one from midnight are one window. */
export function dayWindows(stored: string): ConsoleDayWindow[] {
  const spans = readSpans(stored);
  const [early, late] = [spans[0], spans.at(-1)];
  const isPastMidnight = early && late && early !== late && early[0] === 0 && late[1] === MINUTES_OF_DAY;
  const windows = isPastMidnight ? [...spans.slice(1, -1), [late[0], early[1]] as const] : spans;
  return windows.map(([from, until]) => ({ from: timeOfDay(from), until: timeOfDay(until % MINUTES_OF_DAY) }));
}

/** Windows as the database stores them; overlapping ones are joined there. */
export function storedWindows(windows: readonly ConsoleDayWindow[]): string {
  return spansText(windows.flatMap(spansOf));
}

function spansOf(window: ConsoleDayWindow): Span[] {
  const [from, until] = [minuteOf(window.from), minuteOf(window.until)];
  if (from === until) return [[0, MINUTES_OF_DAY]];
  if (from < until) return [[from, until]];
  if (until === 0) return [[from, MINUTES_OF_DAY]];
  return [
    [0, until],
    [from, MINUTES_OF_DAY],
  ];
}
