import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { stopReasonText } from './stop-reason.ts';

test('what the shop noted about an order is read in the language of the page', () => {
  setLanguageSource(() => ({ language: 'ar', catalog: catalogs.ar }));
  expect(stopReasonText('The time to pay is over')).toBe('انتهت مهلة الدفع');
  setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));
  expect(stopReasonText('The time to pay is over')).toBe('Payment time expired');
});

test('what a person wrote stays as it was written', () => {
  expect(stopReasonText('I changed my mind')).toBe('I changed my mind');
});
