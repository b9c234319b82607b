import { t } from '@rialto/texts/text.ts';
import { isEmailAddress } from '../../../platform/forms/is-email-address.ts';

export type ProfileWords = {
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  current_password: string;
  password: string;
  confirm_password: string;
};
export type ProfileProblems = Partial<Record<keyof ProfileWords | 'image', string>>;

/** The current state of the account that decides what may be changed. */
export type AccountFacts = { email: string | null; hasPassword: boolean };

/** Problems to fix before the form is sent, with the texts of ACC-06. */
export function profileProblems(words: ProfileWords, account: AccountFacts): ProfileProblems {
  return {
    ...(words.f_name.trim() === '' && { f_name: t('refusal.f_name_required') }),
    ...(words.l_name.trim() === '' && { l_name: t('refusal.l_name_required') }),
    ...(words.phone.trim() === '' && { phone: t('refusal.profile_phone_required') }),
    ...emailProblem(words.email.trim()),
    ...(words.password !== words.confirm_password && { confirm_password: t('refusal.passwords_differ') }),
    ...(needsProof(words, account) &&
      words.current_password === '' && { current_password: t('profile.current_missing') }),
  };
}

function emailProblem(email: string): ProfileProblems {
  if (email === '') return { email: t('refusal.email_required') };
  return isEmailAddress(email) ? {} : { email: t('refusal.email_invalid') };
}

/** Changing the email requires the password too, because password resets go there. */
function needsProof({ password, email }: ProfileWords, account: AccountFacts): boolean {
  const isNewEmail = account.email !== null && email.trim().toLowerCase() !== account.email.toLowerCase();
  return account.hasPassword && (password !== '' || isNewEmail);
}

const fieldOf: Record<string, keyof ProfileProblems> = {
  f_name_required: 'f_name',
  l_name_required: 'l_name',
  profile_phone_required: 'phone',
  phone_fixed: 'phone',
  email_required: 'email',
  email_invalid: 'email',
  email_taken: 'email',
  password_weak: 'password',
  passwords_differ: 'confirm_password',
  current_password_wrong: 'current_password',
  picture_type_refused: 'image',
  picture_unreadable: 'image',
  picture_too_large: 'image',
  picture_too_many_pixels: 'image',
};

/** Problems of a refusal by field; null if it belongs to no field. */
export function problemsOfRefusal(errors: { code: string; message: string }[]): ProfileProblems | null {
  const placed = errors.flatMap(({ code, message }) => {
    const field = fieldOf[code];
    return field ? [[field, message] as const] : [];
  });
  return placed.length > 0 ? Object.fromEntries(placed) : null;
}
