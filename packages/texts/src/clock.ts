import { formatNumber } from './text.ts';

type Language = 'en' | 'ar';

// Creating a formatter costs far more than using it.
const twoDigits = {
  en: new Intl.NumberFormat('en-US', { minimumIntegerDigits: 2 }),
  ar: new Intl.NumberFormat('ar-EG', { minimumIntegerDigits: 2 }),
};

/** A minute of the day on the 24-hour clock, such as 9:05. */
export function formatClock(minute: number, language: Language): string {
  return `${formatNumber(Math.floor(minute / 60), language)}:${twoDigits[language].format(minute % 60)}`;
}
