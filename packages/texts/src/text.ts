import type { en } from './en.ts';

export type TextKey = keyof typeof en;
export type Catalog = Record<TextKey, string>;

type Language = 'en' | 'ar';
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
/** A count selects the plural form and is formatted here, so it must be a number. */
type Params<Key extends TextKey> = {
  [Name in Names<(typeof en)[Key]>]: Name extends 'count' ? number : string | number;
};
type Rest<Key extends TextKey> = [Names<(typeof en)[Key]>] extends [never] ? [] : [Params<Key>];

/** The current language and its texts. The server reads it per request; a browser has only one. */
type LanguageSource = () => { language: Language; catalog: Catalog };

let languageSource: LanguageSource = () => {
  throw new Error('No language source has been set');
};

export function setLanguageSource(source: LanguageSource): void {
  languageSource = source;
}

export function currentLanguage(): Language {
  return languageSource().language;
}

/** A text in the current language. The compiler checks the key and its parameters. */
export function t<Key extends TextKey>(key: Key, ...[params]: Rest<Key>): string {
  const { language, catalog } = languageSource();
  return fill(catalog[key], params, language);
}

/** The plural forms of each language in the order in which its texts list them. */
export const pluralForms: Record<Language, Intl.LDMLPluralRule[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

// Creating a formatter costs far more than using it.
const numberFormats = { en: new Intl.NumberFormat('en-US'), ar: new Intl.NumberFormat('ar-EG') };
const pluralRules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') };

/** A number in the digits of the language. */
export function formatNumber(value: number, language: Language): string {
  return numberFormats[language].format(value);
}

/** Replaces `{name}`. `[item|items]` lists the plural forms; {count} selects one. */
export function fill(text: string, params?: Record<string, string | number>, language: Language = 'en'): string {
  if (!params) return text;
  const chosen = text.includes('[') ? choosePlurals(text, Number(params['count']), language) : text;
  return chosen.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    if (typeof value === 'number') return name === 'count' ? formatNumber(value, language) : String(value);
    return language === 'ar' ? isolated(value) : value;
  });
}

/** A Latin name or a phone number would otherwise change the order of the words around it. */
function isolated(value: string): string {
  // The closing mark would become part of a link that a mail program finds in the text.
  const needsIsolation = /\p{Script=Latin}|\+\d/u.test(value) && !value.includes('://');
  return needsIsolation ? `\u2068${value}\u2069` : value;
}

function choosePlurals(text: string, count: number, language: Language): string {
  const form = pluralForms[language].indexOf(pluralRules[language].select(count));
  return text.replaceAll(/\[([^\]]+)\]/g, (whole, forms: string) => forms.split('|')[form] ?? whole);
}
