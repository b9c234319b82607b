import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { weekdayIn } from '@rialto/rules/store/next-opening.ts';
import { openUntil } from '@rialto/rules/store/open-until.ts';
import { dateText } from '../../words/dates.ts';
import { clockText } from '../../words/times.ts';

/**
 * Texts that depend on the time, created on the server so that hydration matches and the browser does not need the
 * code.
 */
export type StoreWords = {
  /** Closing time; null if it is closed. */
  openText: string | null;
  /** The weekday in the store's time zone, 0 being Sunday. */
  today: number;
  discountEnds: string | null;
};

export function storeWords(store: StoreDetail, now: Date): StoreWords {
  const isOpen = store.open === 1;
  return {
    openText: isOpen ? openText(store, now) : null,
    today: weekdayIn(now, store.timezone),
    discountEnds: store.discount && dateText(store.discount.end_date, store.timezone),
  };
}

/** When an open store closes. */
function openText({ schedules, timezone }: Pick<StoreDetail, 'schedules' | 'timezone'>, now: Date): string {
  const closesAt = openUntil(schedules, now, timezone);
  return closesAt === null ? t('store.open_now') : t('store.open_until', { time: clockText(closesAt) });
}
