import { searchable } from './normalise.ts';

const MAX_LENGTH = 100;
const DIGITS_ONLY = /^[\d-]*$/;

/** Arabic letters as their usual Latin spelling, so that a name in either script has a readable address. */
const latin: Record<string, string> = {
  ...{ ا: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'g', ح: 'h', خ: 'kh', د: 'd', ذ: 'z', ر: 'r', ز: 'z', س: 's', ش: 'sh' },
  ...{ ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
  ...{ و: 'w', ي: 'y', ء: '' },
};

/** The address of a thing by its name: Latin letters, digits and hyphens, never digits alone, which would be an id. */
export function slugOf(name: string, kind: string): string {
  const spelled = searchable(name).replace(/\p{Script=Arabic}/gu, (letter) => latin[letter] ?? '');
  const slug = spelled
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return DIGITS_ONLY.test(slug) ? `${kind}${slug && `-${slug}`}` : slug;
}
