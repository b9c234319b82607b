import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { stopReasonText } from './stop-reason.ts';

test('reasons noted by the shop are shown in the page’s language', () => {
  setLanguageSource(() => ({ language: 'ar', catalog: catalogs.ar }));
  expect(stopReasonText('The time to pay is over')).toBe('انتهت مهلة الدفع');
  setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));
  expect(stopReasonText('The time to pay is over')).toBe('Payment time expired');
});

test('reasons written by people are shown unchanged', () => {
  expect(stopReasonText('I changed my mind')).toBe('I changed my mind');
});
