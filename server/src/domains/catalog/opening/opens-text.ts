import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { opensNextAt, type OpeningTimes } from '@rialto/rules/store/hours.ts';
import { nextOpening } from '@rialto/rules/store/next-opening.ts';
import { formatClock } from '@rialto/texts/clock.ts';
import { textOf } from '../../../platform/texts.ts';

const weekdays = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar-EG', { weekday: 'short', timeZone: 'UTC' }),
};
/** A Sunday, the first day of the numbers that `nextOpening` returns. */
const SUNDAY = Date.UTC(2026, 2, 1);

/** When something that is closed opens, in the store's local time, such as "Opens tomorrow 9:00"; null if never. */
export function opensText(times: OpeningTimes, { now, language }: { now: Date; language: Language }): string | null {
  const opensAt = opensNextAt(times, now);
  if (!opensAt) return null;
  const { day, minute } = nextOpening(opensAt, now, times.timezone);
  const time = formatClock(minute, language);
  if (day === 'today') return textOf('store.opens_today', language, { time });
  if (day === 'tomorrow') return textOf('store.opens_tomorrow', language, { time });
  return textOf('store.opens_on', language, { day: weekdays[language].format(SUNDAY + day * DAY_MS), time });
}
