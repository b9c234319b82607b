import type { Choice } from '../goods.ts';

type Option = readonly [en: string, ar: string, addsMinor?: number];

/** A choice with options in both languages and optional surcharges. */
export function choice(en: string, ar: string, ...options: Option[]): Choice {
  return { title: { en, ar }, options: options.map(option) };
}

export function colours(...names: (keyof typeof palette)[]): Choice {
  return choice('Colour', 'اللون', ...names.map((name) => palette[name]));
}

/** Sizes of an article. Clothes and shoes have their own. */
export function sizes(mediumAddsMinor: number, largeAddsMinor: number): Choice {
  return choice(
    'Size',
    'الحجم',
    ['Small', 'صغير'],
    ['Medium', 'وسط', mediumAddsMinor],
    ['Large', 'كبير', largeAddsMinor],
  );
}

/** The sizes of clothes, from S to XL; the largest may cost more. */
export function clothesSizes(largestAddsMinor = 0): Choice {
  return choice('Size', 'المقاس', ['S', 'صغير'], ['M', 'متوسط'], ['L', 'كبير'], ['XL', 'كبير جدًا', largestAddsMinor]);
}

/** Every size between two, as shoes have them. */
export function shoeSizes(smallest: number, largest: number): Choice {
  const all = Array.from({ length: largest - smallest + 1 }, (_, step) => smallest + step);
  return numbered('Size', 'المقاس', ...all);
}

export function numbered(en: string, ar: string, ...values: number[]): Choice {
  return choice(en, ar, ...values.map((value): Option => [String(value), arabicDigits.format(value)]));
}

const arabicDigits = new Intl.NumberFormat('ar-EG', { useGrouping: false });

const palette = {
  black: ['Black', 'أسود'],
  white: ['White', 'أبيض'],
  grey: ['Grey', 'رمادي'],
  silver: ['Silver', 'فضي'],
  gold: ['Gold', 'ذهبي'],
  roseGold: ['Rose gold', 'ذهبي وردي'],
  navy: ['Navy', 'كحلي'],
  blue: ['Blue', 'أزرق'],
  skyBlue: ['Sky blue', 'أزرق سماوي'],
  turquoise: ['Turquoise', 'فيروزي'],
  green: ['Green', 'أخضر'],
  olive: ['Olive', 'زيتي'],
  sage: ['Sage', 'أخضر مريمي'],
  mint: ['Mint', 'نعناعي'],
  yellow: ['Yellow', 'أصفر'],
  mustard: ['Mustard', 'خردلي'],
  orange: ['Orange', 'برتقالي'],
  coral: ['Coral', 'مرجاني'],
  red: ['Red', 'أحمر'],
  burgundy: ['Burgundy', 'نبيتي'],
  pink: ['Pink', 'وردي'],
  lilac: ['Lilac', 'ليلكي'],
  purple: ['Purple', 'بنفسجي'],
  cream: ['Cream', 'كريمي'],
  beige: ['Beige', 'بيج'],
  sand: ['Sand', 'رملي'],
  tan: ['Tan', 'جملي'],
  brown: ['Brown', 'بني'],
  terracotta: ['Terracotta', 'طوبي'],
} as const satisfies Record<string, Option>;

function option([en, ar, addsMinor]: Option): Choice['options'][number] {
  const label = { en, ar };
  return addsMinor ? { label, addsMinor } : { label };
}
