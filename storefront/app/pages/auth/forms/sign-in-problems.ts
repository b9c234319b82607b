import { t } from '@rialto/texts/text.ts';

export type SignInWords = { email_or_phone: string; password: string };
export type SignInProblems = Partial<Record<keyof SignInWords, string>>;

/** Missing fields, or null. The server does not reveal which part was wrong. */
export function signInProblems({ email_or_phone, password }: SignInWords): SignInProblems | null {
  if (email_or_phone.length >= 3 && password !== '') return null;
  return {
    ...(email_or_phone.length < 3 && { email_or_phone: t('auth.email_or_phone_missing') }),
    ...(password === '' && { password: t('auth.password_missing') }),
  };
}
