import { t } from '@rialto/texts/text.ts';

export type SignInWords = { email_or_phone: string; password: string };
export type SignInProblems = Partial<Record<keyof SignInWords, string>>;

/** What is missing, or null. Whether it is right only the server knows, and it does not say which part is not. */
export function signInProblems({ email_or_phone, password }: SignInWords): SignInProblems | null {
  if (email_or_phone.length >= 3 && password !== '') return null;
  return {
    ...(email_or_phone.length < 3 && { email_or_phone: t('auth.email_or_phone_missing') }),
    ...(password === '' && { password: t('auth.password_missing') }),
  };
}
