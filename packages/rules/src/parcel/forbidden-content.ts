import { searchWords } from '../text/normalise.ts';
import { harmlessPhrases } from './harmless-phrases.ts';
import { formsOf, listedForms } from './word-forms.ts';

/** Something that couriers do not carry, and the words by which it is recognised in either language. */
export type ForbiddenContent = { name: { en: string; ar: string }; words: readonly string[] };

/** Where the operator has no list of their own. Plurals and Arabic prefixes need no words of their own. */
export const usualForbiddenContents: readonly ForbiddenContent[] = [
  {
    name: { en: 'weapons', ar: 'الأسلحة' },
    words: [
      ...['gun', 'handgun', 'shotgun', 'pistol', 'revolver', 'rifle', 'firearm', 'weapon', 'ammunition', 'ammo'],
      ...['knife', 'dagger', 'machete', 'sword'],
      ...['سلاح', 'أسلحة', 'مسدس', 'بندقية', 'بنادق', 'ذخيرة', 'ذخائر', 'سكين', 'سكاكين', 'خنجر', 'خناجر'],
    ],
  },
  {
    name: { en: 'explosives and fireworks', ar: 'المتفجرات والألعاب النارية' },
    words: [
      ...['explosive', 'firework', 'firecracker', 'dynamite', 'bomb', 'grenade', 'gunpowder'],
      ...['متفجرات', 'ألعاب نارية', 'مفرقعات', 'بارود', 'ديناميت', 'قنبلة', 'قنابل'],
    ],
  },
  {
    name: { en: 'flammable liquids and gas', ar: 'السوائل القابلة للاشتعال والغاز' },
    words: [
      ...['petrol', 'gasoline', 'kerosene', 'propane', 'butane', 'lighter fluid', 'gas cylinder', 'gas canister'],
      ...['بنزين', 'كيروسين', 'بروبان', 'بوتان', 'أسطوانة غاز', 'أنبوبة غاز', 'أنابيب غاز'],
    ],
  },
  {
    name: { en: 'drugs', ar: 'المخدرات' },
    words: [
      ...['drugs', 'cocaine', 'heroin', 'hashish', 'cannabis', 'marijuana', 'methamphetamine'],
      ...['مخدرات', 'حشيش', 'كوكايين', 'هيروين', 'ماريجوانا', 'قنب'],
    ],
  },
  {
    name: { en: 'cash', ar: 'النقود' },
    words: ['cash', 'money', 'banknote', 'bank note', 'نقود', 'فلوس', 'أوراق نقدية', 'بنكنوت', 'كاش'],
  },
  {
    name: { en: 'live animals', ar: 'الحيوانات الحية' },
    words: [
      ...['animal', 'dog', 'puppy', 'cat', 'kitten', 'snake', 'hamster', 'parrot'],
      ...['حيوان', 'كلب', 'كلاب', 'جرو', 'جراء', 'قطة', 'قطط', 'ثعبان', 'ثعابين', 'أفعى', 'أفاع', 'ببغاء', 'هامستر'],
    ],
  },
];

type Phrase = readonly (readonly string[])[];
type Place = { from: number; until: number };

const harmless = harmlessPhrases.map(phraseOf);

/** The first forbidden thing that a description names, unless the word belongs to a longer harmless name. */
export function forbiddenContentOf(
  description: string,
  forbidden: readonly ForbiddenContent[],
): ForbiddenContent | null {
  const said = searchWords(description).map((word) => new Set(formsOf(word)));
  if (said.length === 0) return null;
  const harmlessPlaces = harmless.flatMap((phrase) => placesOf(phrase, said));
  const isNamed = (phrase: string) =>
    placesOf(phraseOf(phrase), said).some((place) => !harmlessPlaces.some((longer) => isWithin(place, longer)));
  return forbidden.find(({ words }) => words.some(isNamed)) ?? null;
}

function phraseOf(text: string): Phrase {
  return searchWords(text).map(listedForms);
}

/** Where the words of a phrase follow each other in a text. */
function placesOf(wanted: Phrase, said: readonly ReadonlySet<string>[]): Place[] {
  if (wanted.length === 0) return [];
  return said.flatMap((_, from) => {
    const isHere = wanted.every((forms, index) => forms.some((form) => said[from + index]?.has(form)));
    return isHere ? [{ from, until: from + wanted.length }] : [];
  });
}

function isWithin(part: Place, { from, until }: Place): boolean {
  return from <= part.from && part.until <= until && until - from > part.until - part.from;
}
