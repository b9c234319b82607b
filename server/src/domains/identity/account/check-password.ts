import { RefusalError } from '../../../platform/refuse.ts';
import { isCommonPassword } from './common-passwords.ts';

const LEAST_CHARACTERS = 8;

/** Long enough, not among those that are tried first, and not the person's own name or number (trust.md T57). */
export async function checkPassword(password: string, ofPerson: (string | null)[]): Promise<void> {
  const isShort = [...password].length < LEAST_CHARACTERS;
  if (isShort || isOfPerson(password, ofPerson) || (await isCommonPassword(password)))
    throw new RefusalError({ code: 'password_weak' });
}

function isOfPerson(password: string, ofPerson: (string | null)[]): boolean {
  const typed = password.toLowerCase();
  return ofPerson.some((known) => known !== null && known !== '' && plain(known).includes(typed));
}

/** The e-mail as it is and the phone without its plus, each also whole. */
function plain(known: string): string[] {
  const lower = known.toLowerCase();
  const [name = ''] = lower.split('@');
  return [lower, name, lower.replace(/^\+/, ''), lower.replace(/^\+\d{1,2}/, '0')];
}
