/**
 * The shape of an Arabic letter depends on its neighbours. Unicode has a character for every shape, and the map's
 * Arabic font contains all of them, so joining means choosing the right ones.
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

/** Every shape a label may need, to load them from the font together. */
export const ARABIC_FORMS = Array.from({ length: 0xfefc - FIRST_FORM + 1 }, (_, i) =>
  String.fromCharCode(FIRST_FORM + i),
);

/** Vowel marks and shadda; names are readable without them and small type is clearer. */
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

/** Only letters with four shapes join the next one. */
function joinsForward(character: string | undefined): boolean {
  return character !== undefined && letters.get(character)?.forms === 4;
}

function joinsBackward(character: string | undefined): boolean {
  return character !== undefined && (letters.get(character)?.forms ?? 0) > 1;
}
