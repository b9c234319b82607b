import { RefusalError } from '../../../platform/refuse.ts';
import { isCommonPassword } from './common-passwords.ts';

const MIN_LENGTH = 8;

/** Refuses short and common passwords, and those that are the person's own name, email or phone (trust.md T57). */
export async function checkPassword(password: string, personal: (string | null)[]): Promise<void> {
  const isShort = [...password].length < MIN_LENGTH;
  if (isShort || isPersonal(password, personal) || (await isCommonPassword(password)))
    throw new RefusalError({ code: 'password_weak' });
}

function isPersonal(password: string, personal: (string | null)[]): boolean {
  const typed = password.toLowerCase();
  return personal.some((value) => value !== null && value !== '' && variantsOf(value).includes(typed));
}

/** The value itself, the local part of an email, and a phone number without its country code. */
function variantsOf(value: string): string[] {
  const lower = value.toLowerCase();
  const [name = ''] = lower.split('@');
  return [lower, name, lower.replace(/^\+/, ''), lower.replace(/^\+\d{1,2}/, '0')];
}
