import type { Extra, Goods, OptionGroup, Words } from './goods.ts';

type GoodsField = 'name' | 'about' | 'category' | 'priceMinor' | 'objects';
type Value = OptionGroup['values'][number];

/** Goods in one call: name and description in both languages, category, price and picture. */
export const goods = (
  en: string,
  ar: string,
  aboutEn: string,
  aboutAr: string,
  category: string,
  priceMinor: number,
  objects: Goods['objects'],
  more: Omit<Goods, GoodsField> = {},
): Goods => ({
  name: words(en, ar),
  about: words(aboutEn, aboutAr),
  category,
  priceMinor,
  objects,
  ...more,
});

export const extra = (en: string, ar: string, priceMinor: number): Extra => ({ name: words(en, ar), priceMinor });

export const value = (en: string, ar: string, priceMinor = 0): Value => ({ label: words(en, ar), priceMinor });

/** Exactly one must be chosen. */
export const pickOne = (en: string, ar: string, ...values: Value[]): OptionGroup => ({
  name: words(en, ar),
  pick: 'one',
  isRequired: true,
  values,
});

/** One may be chosen, or none. */
export const mayPickOne = (en: string, ar: string, ...values: Value[]): OptionGroup => ({
  ...pickOne(en, ar, ...values),
  isRequired: false,
});

/** At least min and at most max have to be chosen. */
export const pickSome = (en: string, ar: string, min: number, max: number, ...values: Value[]): OptionGroup => ({
  name: words(en, ar),
  pick: 'some',
  min,
  max,
  isRequired: true,
  values,
});

/** Up to max may be chosen, or none. */
export const mayPickSome = (en: string, ar: string, max: number, ...values: Value[]): OptionGroup => ({
  ...pickSome(en, ar, 1, max, ...values),
  isRequired: false,
});

function words(en: string, ar: string): Words {
  return { en, ar };
}
