import { t } from '@rialto/texts/text.ts';
import { isEmailAddress } from '../../../platform/forms/is-email-address.ts';
import { isPhoneValid } from '@rialto/ui/fields/phone-number.ts';
import { isLongEnough } from './password-strength.ts';

export type Person = { f_name: string; l_name: string; email: string; phone: string };
export type NewPassword = { password: string; confirm: string };
export type Problems<Field extends string> = Partial<Record<Field, string>>;

/** Problems of the personal data, by field. */
export function personProblems({ f_name, l_name, email, phone }: Person): Problems<keyof Person> {
  return {
    ...(f_name === '' && { f_name: t('auth.first_name_missing') }),
    ...(l_name === '' && { l_name: t('auth.last_name_missing') }),
    ...(!isEmailAddress(email) && { email: t('newsletter.invalid') }),
    ...(!isPhoneValid(phone) && { phone: phone === '' ? t('auth.phone_missing') : t('refusal.phone_invalid') }),
  };
}

/** Problems of a new password; only the server checks for common ones. */
export function passwordProblems({ password, confirm }: NewPassword): Problems<keyof NewPassword> {
  return {
    ...(!isLongEnough(password) && { password: t('refusal.password_weak') }),
    ...(password !== confirm && { confirm: t('auth.passwords_differ') }),
  };
}

/** The field that a refusal belongs to. */
export function fieldOfRefusal(code: string | null): 'phone' | 'email' | 'password' | 'ref_code' | null {
  switch (code) {
    case 'phone_invalid':
      return 'phone';
    case 'email_invalid':
      return 'email';
    case 'password_weak':
      return 'password';
    case 'referral_unknown':
    case 'referral_own':
      return 'ref_code';
    default:
      return null;
  }
}
