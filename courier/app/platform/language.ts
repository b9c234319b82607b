import type { Language } from '@rialto/contract/http/languages.ts';
import { directionOf } from '@rialto/rules/text/direction.ts';
import { setLanguageSource, t, type Catalog } from '@rialto/texts/text.ts';
import { writeLocal, readLocal } from './local-storage.ts';
import { createStore } from './store.ts';

/** Changes when the texts of another language are loaded; components that read it render again. */
export const shownLanguage = createStore<Language>('en');

const catalogs: Record<Language, () => Promise<{ courier: object }>> = {
  en: () => import('@rialto/texts/en/courier.ts'),
  ar: () => import('@rialto/texts/ar/courier.ts'),
};

/** The language that the courier chose, otherwise the browser's. */
export function preferredLanguage(): Language {
  const kept = readLocal<Language>('courier_language');
  if (kept === 'en' || kept === 'ar') return kept;
  const wanted = navigator.languages.find((tag) => /^(en|ar)\b/i.test(tag));
  return wanted?.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

export async function showLanguage(language: Language): Promise<void> {
  const { courier } = await catalogs[language]();
  // The page uses only texts of this group, which a test checks.
  setLanguageSource(() => ({ language, catalog: courier as Catalog }));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = t('courier.page_title');
  shownLanguage.set(language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeLocal('courier_language', language);
  await showLanguage(language);
}
