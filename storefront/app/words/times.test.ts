import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { amPmText, timeText } from './times.ts';

test.each([
  ['en', '11:00', '11:00 am'],
  ['en', '17:05', '05:05 pm'],
  ['en', '00:30', '12:30 am'],
  ['en', '12:00', '12:00 pm'],
  ['en', '24:00', '12:00 am'],
  ['ar', '17:05', '٠٥:٠٥ م'],
] as const)('ITM-07 in %s the time %s reads %s', (language, time, text) => {
  setLanguageSource(() => ({ language, catalog: catalogs[language] }));
  expect(amPmText(time).replace('\u00a0', ' ')).toBe(text);
});

test.each([
  ['en', '09:05', '9:05'],
  ['en', '17:30', '17:30'],
  ['en', '24:00', '0:00'],
  ['ar', '17:05', '١٧:٠٥'],
] as const)('in %s the time %s reads %s on the 24-hour clock', (language, time, text) => {
  setLanguageSource(() => ({ language, catalog: catalogs[language] }));
  expect(timeText(time)).toBe(text);
});
