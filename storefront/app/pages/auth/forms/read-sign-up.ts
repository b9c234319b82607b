import { t } from '@rialto/texts/text.ts';
import { textIn } from '../../../platform/forms/form-text.ts';
import { passwordProblems, personProblems, type NewPassword, type Person, type Problems } from './person-problems.ts';

export type SignUpWords = Person & NewPassword & { ref_code: string };
export type SignUpProblems = Problems<keyof SignUpWords | 'terms'>;

/** Passwords are used exactly as typed, everything else is trimmed. */
export function readSignUp(form: FormData): { words: SignUpWords; problems: SignUpProblems | null } {
  const text = (field: string) => textIn(form, field).trim();
  const words = {
    f_name: text('f_name'),
    l_name: text('l_name'),
    email: text('email'),
    phone: text('phone'),
    password: textIn(form, 'password'),
    confirm: textIn(form, 'confirm'),
    ref_code: text('ref_code'),
  };
  const problems: SignUpProblems = {
    ...personProblems(words),
    ...passwordProblems(words),
    ...(!form.has('terms') && { terms: t('auth.terms_missing') }),
  };
  return { words, problems: Object.keys(problems).length > 0 ? problems : null };
}
