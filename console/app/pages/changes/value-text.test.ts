import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { fieldName } from './change-fields.ts';
import { valueText } from './value-text.ts';

setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));

const money = { digits: 2, text: (amount: number) => `$${amount.toFixed(2)}` };

test.each([
  ['refunded_minor', 1250, '$12.50'],
  ['status', 'handover', 'Ready'],
  ['role', 'store', 'Store staff'],
  ['is_active', false, 'no'],
  ['has_reason', true, 'yes'],
  ['has_reason', null, 'nothing'],
  ['store_ids', [], 'nothing'],
  ['store_ids', [1, 2], '1, 2'],
  ['name', { en: 'Falafel', ar: 'فلافل' }, 'Falafel / فلافل'],
  ['discount', { type: 'percent', amount: 10 }, 'Kind: percent, Amount: 10'],
])('OPS-02 the log shows %s %j as %s', (field, value, text) => {
  expect(valueText(field, value, money)).toBe(text);
});

test('OPS-02 the log names values that are stored under a name like fName', () => {
  expect([fieldName('fName'), fieldName('not_known')]).toEqual(['First name', 'not known']);
});
