import type { Language } from '@rialto/contract/http/languages.ts';
import { directionOf } from '@rialto/rules/text/direction.ts';
import { setLanguageSource, type Catalog } from '@rialto/texts/text.ts';
import { writeLocal, readLocal } from './local-storage.ts';
import { createStore } from './store.ts';

/** Changes when the texts of another language are loaded; the frame reads it and renders again. */
export const shownLanguage = createStore<Language>('en');

const catalogs: Record<Language, () => Promise<{ consoleCatalog: object }>> = {
  en: () => import('@rialto/texts/en/console.ts'),
  ar: () => import('@rialto/texts/ar/console.ts'),
};

/** The language that was chosen on this device, otherwise the browser's. */
export function preferredLanguage(): Language {
  const kept = readLocal('language');
  if (kept === 'en' || kept === 'ar') return kept;
  const wanted = navigator.languages.find((tag) => /^(en|ar)\b/i.test(tag));
  return wanted?.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

let shown: Parameters<typeof setLanguageSource>[0] = () => {
  throw new Error('No language is shown yet');
};

/** The texts of a language. The console uses only these texts, which a test checks. */
export async function readCatalog(language: Language): Promise<Catalog> {
  return (await catalogs[language]()).consoleCatalog as Catalog;
}

/** What a function returns if it reads its texts in another language. */
export function inLanguage<T>(language: Language, catalog: Catalog, make: () => T): T {
  try {
    setLanguageSource(() => ({ language, catalog }));
    return make();
  } finally {
    setLanguageSource(shown);
  }
}

export async function showLanguage(language: Language): Promise<void> {
  const catalog = await readCatalog(language);
  shown = () => ({ language, catalog });
  setLanguageSource(shown);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  shownLanguage.set(language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeLocal('language', language);
  await showLanguage(language);
}
