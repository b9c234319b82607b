import type { Language } from '@rialto/contract/http/languages.ts';

const localeOf: Record<Language, string> = { en: 'en-US', ar: 'ar-EG' };

type Unit = 'kilometer' | 'meter' | 'hour' | 'minute';
type Texts = { kilometres(count: number): string; metres(count: number): string; time(parts: Time): string };
type Time = { hours: number; minutes: number };

/** What one decimal of a kilometre shows. */
const STEP_METRES = 100;

/** Cached, because creating a formatter costs far more than using it. */
const textsIn: Record<Language, Texts> = { en: textsOf('en'), ar: textsOf('ar') };

/** "350 m", "1.2 km": metres below one kilometre, else kilometres with at most one decimal. */
export function distanceText(metres: number, language: Language): string {
  const whole = Math.round(metres);
  return whole < 1000 ? textsIn[language].metres(whole) : textsIn[language].kilometres(whole / 1000);
}

/** A distance and the maximum it exceeds, rounded apart where they would look equal. */
export function distanceTexts(metres: number, most: number, language: Language): { distance: string; maximum: string } {
  const texts = { distance: distanceText(metres, language), maximum: distanceText(most, language) };
  if (texts.distance !== texts.maximum) return texts;
  const up = Math.ceil(metres / STEP_METRES) * STEP_METRES;
  const down = Math.floor(most / STEP_METRES) * STEP_METRES;
  return { distance: distanceText(up, language), maximum: distanceText(down, language) };
}

/** "5 mins", "1 hour 5 mins": at least one minute. */
export function durationText(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return textsIn[language].time({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

function textsOf(language: Language): Texts {
  const hours = formatter(language, 'hour', 'long');
  const minutes = language === 'en' ? englishMinutes : formatter(language, 'minute', 'long');
  const list = new Intl.ListFormat(localeOf[language], { type: 'unit', style: 'narrow' });
  return {
    kilometres: formatter(language, 'kilometer', 'short'),
    metres: formatter(language, 'meter', 'short'),
    time: (time) =>
      list.format([
        ...(time.hours > 0 ? [hours(time.hours)] : []),
        ...(time.minutes > 0 ? [minutes(time.minutes)] : []),
      ]),
  };
}

/** Map services write "5 mins", a form that Intl does not have. */
function englishMinutes(count: number): string {
  return count === 1 ? '1 min' : `${count} mins`;
}

function formatter(language: Language, unit: Unit, unitDisplay: 'short' | 'long'): (count: number) => string {
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  });
  return (count) => format.format(count);
}
