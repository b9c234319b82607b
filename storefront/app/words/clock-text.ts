import { t, currentLanguage } from '@rialto/texts/text.ts';

const hours = { en: new Intl.NumberFormat('en-US'), ar: new Intl.NumberFormat('ar-EG') };
const twoDigits = { minimumIntegerDigits: 2 };
const minutes = { en: new Intl.NumberFormat('en-US', twoDigits), ar: new Intl.NumberFormat('ar-EG', twoDigits) };

/** A minute of the day as 9:05, in the digits of the page's language. */
export function clockText(minute: number): string {
  const language = currentLanguage();
  return `${hours[language].format(Math.floor(minute / 60))}:${minutes[language].format(minute % 60)}`;
}

/** The name of a weekday, 0 being Sunday. */
export function weekdayText(day: number): string {
  const names = [
    t('store.day_sunday'),
    t('store.day_monday'),
    t('store.day_tuesday'),
    t('store.day_wednesday'),
    t('store.day_thursday'),
    t('store.day_friday'),
    t('store.day_saturday'),
  ];
  return names[day % 7] ?? '';
}

/** A day, such as 23 February 2027, by the calendar of a time zone. */
export function dateText(moment: string, timeZone: string): string {
  // Long names of months are the same in every browser, short ones are not.
  const locale = currentLanguage() === 'ar' ? 'ar-EG' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
  return format.format(new Date(moment));
}
