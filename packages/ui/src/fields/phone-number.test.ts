import { expect, test } from 'vitest';
import { countriesIn, countriesMatching } from './countries.ts';
import { isPhoneValid, joinPhone, splitPhone, wholePhone } from './phone-number.ts';
import { westernDigits } from './western-digits.ts';

test('a stored number is split into country and the rest', () => {
  expect(splitPhone('+966501234567', 'GB')).toEqual({ country: 'SA', national: '501234567' });
});

test('without a number the default country is used', () => {
  expect(splitPhone('', 'BD')).toEqual({ country: 'BD', national: '' });
});

test('the national trunk zero is not stored', () => {
  expect(joinPhone({ country: 'SA', national: '050 123 4567' })).toBe('+966501234567');
});

test('Arabic digits are accepted', () => {
  expect(westernDigits('٠٥٠۱')).toBe('0501');
  expect(joinPhone({ country: 'SA', national: '٠٥٠١٢٣٤٥٦٧' })).toBe('+966501234567');
});

test('an incomplete number is stored but invalid; no input is empty', () => {
  const short = joinPhone({ country: 'SA', national: '50' });
  expect(short).toBe('+96650');
  expect(isPhoneValid(short)).toBe(false);
  expect(joinPhone({ country: 'SA', national: ' ' })).toBe('');
});

test('a number without a prefix is completed by that of the default country; other text stays', () => {
  expect(wholePhone('050 123 4567', 'SA')).toBe('+966501234567');
  expect(wholePhone('+201001234567', 'SA')).toBe('+201001234567');
  expect(wholePhone('nobody', 'SA')).toBe('nobody');
});

test('countries are found by name, code or prefix, in the language of the page', () => {
  const english = countriesIn('en');
  expect(countriesMatching(english, 'united k').map(({ code }) => code)).toEqual(['GB']);
  expect(countriesMatching(english, 'sa').some(({ code }) => code === 'SA')).toBe(true);
  expect(countriesMatching(english, '+880')[0]?.code).toBe('BD');
  expect(countriesMatching(countriesIn('ar'), 'السعودية')[0]?.code).toBe('SA');
});
