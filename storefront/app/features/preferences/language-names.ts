import type { Language } from '@rialto/contract/http/languages.ts';

/** Each name in its own language, so that its speakers can read it. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };
