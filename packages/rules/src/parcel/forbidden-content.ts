import { searchText } from '../text/normalise.ts';

/** Something that couriers do not carry, and the words by which it is recognised in either language. */
export type ForbiddenContent = { name: { en: string; ar: string }; words: readonly string[] };

/** Where the operator has no list of their own. */
export const usualForbiddenContents: readonly ForbiddenContent[] = [
  {
    name: { en: 'weapons', ar: 'الأسلحة' },
    words: [
      'gun',
      'guns',
      'pistol',
      'rifle',
      'weapon',
      'weapons',
      'ammunition',
      'سلاح',
      'أسلحة',
      'مسدس',
      'بندقية',
      'ذخيرة',
    ],
  },
  {
    name: { en: 'explosives and fireworks', ar: 'المتفجرات والألعاب النارية' },
    words: ['explosive', 'explosives', 'fireworks', 'dynamite', 'متفجرات', 'ألعاب نارية', 'مفرقعات', 'بارود'],
  },
  {
    name: { en: 'flammable liquids and gas', ar: 'السوائل القابلة للاشتعال والغاز' },
    words: ['petrol', 'gasoline', 'kerosene', 'gas cylinder', 'بنزين', 'كيروسين', 'أسطوانة غاز', 'أنبوبة غاز'],
  },
  {
    name: { en: 'drugs', ar: 'المخدرات' },
    words: ['drugs', 'cocaine', 'heroin', 'hashish', 'cannabis', 'مخدرات', 'حشيش', 'كوكايين', 'هيروين'],
  },
  {
    name: { en: 'cash', ar: 'النقود' },
    words: ['cash', 'banknotes', 'نقود', 'أوراق نقدية', 'كاش'],
  },
  {
    name: { en: 'live animals', ar: 'الحيوانات الحية' },
    words: ['animal', 'animals', 'puppy', 'kitten', 'snake', 'حيوان', 'حيوانات', 'جرو', 'قطة حية', 'ثعبان'],
  },
];

/** The first forbidden thing that a description names by a whole word; null if there is none. */
export function forbiddenContentOf(
  description: string,
  forbidden: readonly ForbiddenContent[],
): ForbiddenContent | null {
  const said = ` ${searchText(description)} `;
  return forbidden.find(({ words }) => words.some((word) => said.includes(` ${searchText(word)} `))) ?? null;
}
