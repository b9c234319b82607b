import type { Language } from '@rialto/contract/http/languages.ts';

/** Sorted by name with the language's collation, ascending or descending (HOM-17). */
export function sortBrands<T extends { name: string }>(
  brands: readonly T[],
  language: Language,
  isReversed: boolean,
): T[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const sorted = brands.toSorted((a, b) => compare(a.name, b.name));
  return isReversed ? sorted.reverse() : sorted;
}
