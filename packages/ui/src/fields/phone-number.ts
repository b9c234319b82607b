import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { westernDigits } from './western-digits.ts';

export type PhoneParts = { country: CountryCode; national: string };

/** Country and remaining digits of a stored number such as +966501234567. */
export function splitPhone(value: string, defaultCountry: CountryCode): PhoneParts {
  const parsed = parsePhoneNumberFromString(value);
  if (parsed?.country) return { country: parsed.country, national: parsed.nationalNumber };
  const prefix = `+${getCountryCallingCode(defaultCountry)}`;
  return {
    country: defaultCountry,
    national: value.startsWith(prefix) ? value.slice(prefix.length) : value.replace(/^\+/, ''),
  };
}

/** The number as it is stored. Digits of other scripts count, other characters do not; a leading zero is dropped. */
export function joinPhone({ country, national }: PhoneParts): string {
  const digits = westernDigits(national).replace(/\D/g, '');
  if (!digits) return '';
  const typed = `+${getCountryCallingCode(country)}${digits}`;
  return parsePhoneNumberFromString(digits, country)?.number ?? typed;
}

/** The number with its prefix. Other text stays as it is. */
export function wholePhone(value: string, defaultCountry: CountryCode): string {
  return parsePhoneNumberFromString(value, defaultCountry)?.number ?? value;
}

/** A number without a prefix is one of the default country. */
export function isPhoneValid(value: string, defaultCountry?: CountryCode): boolean {
  return parsePhoneNumberFromString(value, defaultCountry)?.isValid() ?? false;
}
