import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { dateText, longMomentText, momentText, scheduledText, slotText, timeIn } from './dates.ts';

function speak(language: 'en' | 'ar'): void {
  setLanguageSource(() => ({ language, catalog: catalogs[language] }));
}

const CAIRO = 'Africa/Cairo';

test.each([
  ['en', '2026-03-10T06:00:00Z', '8:00'],
  ['en', '2026-03-09T22:05:00Z', '0:05'],
  ['en', '2026-03-10T15:30:00Z', '17:30'],
  ['ar', '2026-03-10T06:00:00Z', '٨:٠٠'],
  ['ar', '2026-03-09T22:05:00Z', '٠:٠٥'],
] as const)('TRK-01 in %s, %s is %s in Cairo, wherever the reader is', (language, moment, expected) => {
  speak(language);
  expect(timeIn(moment, CAIRO)).toBe(expected);
});

test('TRK-01 the times of an order have the day and the short month of the store', () => {
  speak('en');
  // Midnight has passed in Cairo, but not in UTC.
  expect(momentText('2026-03-09T22:30:00Z', CAIRO)).toBe('10 Mar, 0:30');
  expect(momentText('2026-03-09T22:30:00Z', CAIRO, { hasYear: true })).toBe('10 Mar 2026, 0:30');
  speak('ar');
  expect(momentText('2026-03-09T22:30:00Z', CAIRO)).toBe('١٠ مارس، ٠:٣٠');
});

test('TRK-01 the end of an offer and the start of a sale are told in the zone of the shop, not in the one of the device', () => {
  speak('en');
  // The next day has begun in Cairo, but not in UTC or further west.
  expect(dateText('2026-03-09T22:30:00Z', CAIRO)).toBe('10 March 2026');
  expect(longMomentText('2026-03-09T22:30:00Z', CAIRO)).toBe('10 March, 0:30');
  expect(longMomentText('2026-03-10T15:30:00Z', CAIRO)).toBe('10 March, 17:30');
  speak('ar');
  expect(longMomentText('2026-03-10T15:30:00Z', CAIRO)).toBe('١٠ مارس، ١٧:٣٠');
});

test('CHK-01 the slot of an order is the one that was offered, with its end', () => {
  speak('en');
  const [from, to] = ['2026-03-10T06:00:00Z', '2026-03-10T06:30:00Z'];
  expect(slotText({ from, to }, CAIRO)).toBe('8:00 – 8:30');
  expect(scheduledText({ schedule_at: from, schedule_until: to, timezone: CAIRO })).toBe('10 Mar, 8:00 – 8:30');
  expect(scheduledText({ schedule_at: null, schedule_until: null, timezone: CAIRO })).toBeNull();
});
