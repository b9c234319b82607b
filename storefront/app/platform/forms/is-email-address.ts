import { EMAIL_MAX_LENGTH, emailPattern } from '@rialto/contract/shapes/email-address.ts';

const EMAIL = new RegExp(emailPattern, 'u');

export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
