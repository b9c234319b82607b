import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { arrivalText, spanText } from './arrival.ts';

function speak(language: 'en' | 'ar'): void {
  setLanguageSource(() => ({ language, catalog: catalogs[language] }));
}

const CAIRO = 'Africa/Cairo';
const now = Date.parse('2026-03-10T16:20:00Z');
const span = (from: string, until: string) => ({ from, until, is_late: 0 });

test.each([
  ['en', '18:40–18:55'],
  ['ar', '١٨:٤٠–١٨:٥٥'],
] as const)('TRK-07 in %s the arrival is a span in the time zone of the store: %s', (language, text) => {
  speak(language);
  expect(spanText(span('2026-03-10T16:40:00Z', '2026-03-10T16:55:00Z'), CAIRO, now)).toBe(text);
});

test('TRK-07 a span within one minute is one time', () => {
  speak('en');
  expect(spanText(span('2026-03-10T16:40:10Z', '2026-03-10T16:40:50Z'), CAIRO, now)).toBe('18:40');
});

test('TRK-07 an arrival on another day names the day', () => {
  speak('en');
  expect(spanText(span('2026-03-11T07:00:00Z', '2026-03-11T07:30:00Z'), CAIRO, now)).toBe('11 Mar, 9:00–9:30');
  // Half past midnight in Cairo is tomorrow there, and still today in UTC.
  expect(spanText(span('2026-03-10T22:30:00Z', '2026-03-10T22:45:00Z'), CAIRO, now)).toBe('11 Mar, 0:30–0:45');
});

test('TRK-07 a delivery arrives, and a pickup order is ready', () => {
  speak('en');
  const day = new Date().toISOString().slice(0, 10);
  const arrival = span(`${day}T12:00:00Z`, `${day}T12:15:00Z`);
  expect(arrivalText({ arrival, order_type: 'delivery', timezone: 'UTC' })).toBe('Arrives 12:00–12:15');
  expect(arrivalText({ arrival, order_type: 'take_away', timezone: 'UTC' })).toBe('Ready 12:00–12:15');
  expect(arrivalText({ arrival: null, order_type: 'delivery', timezone: 'UTC' })).toBeNull();
});
