import { EMAIL_MAX_LENGTH, emailPattern } from '@rialto/contract/shapes/email-address.ts';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

const email = new RegExp(emailPattern, 'u');
const E164 = /^\+[1-9][0-9]{6,14}$/;

/** A phone number in E.164 form; null if the text is not a possible number. */
export function normalPhone(text: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(text, country as CountryCode);
  return parsed?.isPossible() && E164.test(parsed.number) ? parsed.number : null;
}

/** A trimmed, lower-case email address; null if the text is not an address. */
export function normalEmail(text: string): string | null {
  const normal = text.trim().normalize('NFC').toLowerCase();
  return normal.length <= EMAIL_MAX_LENGTH && email.test(normal) ? normal : null;
}

export type Contact = { channel: 'sms' | 'email'; value: string };

/** The contact in a field that accepts an email or a phone number. */
export function contactOf(text: string, country: string): Contact | null {
  const channel = text.includes('@') ? 'email' : 'sms';
  const value = channel === 'email' ? normalEmail(text) : normalPhone(text, country);
  return value === null ? null : { channel, value };
}
