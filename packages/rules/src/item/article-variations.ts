import type { Minor } from '../price/minor.ts';

/** A combination of options of an article, with its own price and stock. */
export type Variation = { key: string; label: string; price: Minor; stock: number };
/** A property with its options, in the visitor's language. */
export type Property = { title: string; options: readonly string[] };
export type Article = { properties: readonly Property[]; variations: readonly Variation[] };

/** The variation with one option of each property, or null if the store does not have it. */
export function variationOf(article: Article, picks: readonly number[]): Variation | null {
  const { properties, variations } = article;
  const options = properties.map((property, at) => property.options[picks[at] ?? -1]);
  if (options.length === 0 || !options.every((option) => option !== undefined)) return null;
  return variations.find(({ label }) => isMadeOf(label, options)) ?? variationAt(article, picks);
}

/** The selection when the page opens: the first available combination, or else the first. */
export function firstPicks(article: Article): number[] {
  const { properties, variations } = article;
  const wanted = variations.find(({ stock }) => stock > 0) ?? variations[0];
  return (wanted && picksOf(article, wanted.key)) ?? properties.map(() => 0);
}

/** The options of the variation with this key, or null if there is none. */
export function picksOf(article: Article, key: string): number[] | null {
  return combinations(article.properties).find((picks) => variationOf(article, picks)?.key === key) ?? null;
}

/** Whether a label consists of these options in sequence, with any separator: "Sand · 41", "Sand-41". */
function isMadeOf(label: string, options: readonly string[]): boolean {
  let rest = label;
  for (const option of options) {
    if (!rest.startsWith(option)) return false;
    rest = rest.slice(option.length).replace(/^[\s·\-–,/|]+/u, '');
  }
  return rest === '';
}

/**
 * If no label matches, use the position: the last property changes fastest. Only valid if no combination is missing.
 */
function variationAt({ properties, variations }: Article, picks: readonly number[]): Variation | null {
  const all = combinations(properties);
  if (all.length !== variations.length) return null;
  return variations[all.findIndex((each) => each.every((pick, at) => pick === picks[at]))] ?? null;
}

function combinations(properties: readonly Property[]): number[][] {
  return properties.reduce<number[][]>(
    (all, { options }) => all.flatMap((picks) => options.map((_, at) => [...picks, at])),
    [[]],
  );
}
