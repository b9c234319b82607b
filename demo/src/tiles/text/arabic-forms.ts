/**
 * Arabic letters change shape with their neighbours. Unicode keeps every shape as a character of its own, and the
 * map's Arabic font has all of them, so joining a word is a matter of choosing the right ones.
 */
const LETTERS = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي';
const FORM_COUNTS = '122224242444442222444444444444444224';
const FIRST_FORM = 0xfe80;
const LAM_ALEF: Record<string, number> = { آ: 0xfef5, أ: 0xfef7, إ: 0xfef9, ا: 0xfefb };

type Letter = { first: number; forms: number };

const letters = new Map<string, Letter>();
let next = FIRST_FORM;
[...LETTERS].forEach((letter, i) => {
  const forms = Number(FORM_COUNTS[i]);
  letters.set(letter, { first: next, forms });
  next += forms;
});

/** Every shape a label may need, for loading them from the font in one go. */
export const ARABIC_FORMS = Array.from({ length: 0xfefc - FIRST_FORM + 1 }, (_, i) =>
  String.fromCharCode(FIRST_FORM + i),
);

/** Vowel signs and shadda; names read well without them and the map's small type is clearer. */
const MARKS = /[\u064b-\u0652\u0640]/g;

/** A word's shapes from left to right, as they are drawn. Numbers keep their own order. */
export function drawnForms(word: string): string[] {
  const plain = [...word.replace(MARKS, '')];
  if (plain.every((character) => !letters.has(character))) return plain;
  const forms: string[] = [];
  for (let i = 0; i < plain.length; i++) {
    const joinsBefore = joinsForward(plain[i - 1]) && joinsBackward(plain[i]);
    const alef = plain[i] === 'ل' ? LAM_ALEF[plain[i + 1] ?? ''] : undefined;
    if (alef !== undefined) {
      forms.push(String.fromCharCode(alef + (joinsBefore ? 1 : 0)));
      i++;
      continue;
    }
    const joinsAfter = joinsForward(plain[i]) && joinsBackward(plain[i + 1]);
    forms.push(shapeOf(plain[i]!, joinsBefore, joinsAfter));
  }
  return forms.reverse();
}

/** In the font's order: alone, at the end, at the start, in the middle. */
function shapeOf(character: string, joinsBefore: boolean, joinsAfter: boolean): string {
  const letter = letters.get(character);
  if (!letter) return character;
  const form = joinsAfter ? (joinsBefore ? 3 : 2) : joinsBefore ? 1 : 0;
  return String.fromCharCode(letter.first + form);
}

/** Only letters with four shapes reach out to the one after them. */
function joinsForward(character: string | undefined): boolean {
  return character !== undefined && letters.get(character)?.forms === 4;
}

function joinsBackward(character: string | undefined): boolean {
  return character !== undefined && (letters.get(character)?.forms ?? 0) > 1;
}
