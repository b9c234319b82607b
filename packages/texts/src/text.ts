import type { en } from './en.ts';

export type TextKey = keyof typeof en;
export type Catalog = Record<TextKey, string>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Params<Key extends TextKey> = Record<Names<(typeof en)[Key]>, string | number>;
type Rest<Key extends TextKey> = [Names<(typeof en)[Key]>] extends [never] ? [] : [Params<Key>];

/** Which language is spoken right now, and its texts. The server asks per request; a browser knows only one. */
type Speaker = () => { language: 'en' | 'ar'; catalog: Catalog };

let speaker: Speaker = () => {
  throw new Error('No language has been chosen yet');
};

export function speakWith(newSpeaker: Speaker): void {
  speaker = newSpeaker;
}

export function currentLanguage(): 'en' | 'ar' {
  return speaker().language;
}

/** A text in the current language. The key and what must be filled in are checked by the compiler. */
export function t<Key extends TextKey>(key: Key, ...[params]: Rest<Key>): string {
  return fill(speaker().catalog[key], params);
}

/** `[item|items]` goes by {count}. Arabic has more forms than two, so its texts name the thing first: "items: 3". */
export function fill(text: string, params?: Record<string, string | number>): string {
  if (!params) return text;
  return text
    .replaceAll(/\[(\w+)\|(\w+)\]/g, (_, one: string, many: string) => (String(params['count']) === '1' ? one : many))
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
