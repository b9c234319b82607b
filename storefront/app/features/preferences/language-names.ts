import type { Language } from '@rialto/contract/http/languages.ts';

/** Each in its own language, so that whoever looks for it can read it. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };
