/**
 * Letters that people use interchangeably, after marks are removed: alef wasla, alef maqsura, ta marbuta, Persian
 * forms.
 */
const sameLetter: Record<string, string> = {
  '\u0671': '\u0627',
  '\u0649': '\u064A',
  '\u06CC': '\u064A',
  '\u0629': '\u0647',
  '\u06A9': '\u0643',
};

const MARKS_AND_UNSEEN = /[\p{M}\p{Cf}\u0640]/gu;
const VARIANT_LETTERS = /[\u0671\u0649\u06CC\u0629\u06A9]/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * The form in which texts are compared: without case, diacritics, tatweel and Arabic spelling variants, with Western
 * digits. NFKD splits alef with hamza or madda, so its mark is removed with the others.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS_AND_UNSEEN, '')
    .replace(VARIANT_LETTERS, (letter) => sameLetter[letter] ?? letter)
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The normalised words of a text; everything that is neither letter nor digit separates them. */
export function searchWords(text: string): string[] {
  return searchable(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The search text stored with a name: its normalised words, separated by single spaces. */
export function searchText(text: string): string {
  return searchWords(text).join(' ');
}
