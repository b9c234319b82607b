/** The texts of one language by key. */
export type Catalogue = Record<string, string>;

/** The parameters of a text: every {name}, once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();
}

/** The plural forms of a text: `[item|items]` has two. */
export function pluralsIn(text = ''): string[][] {
  return [...text.matchAll(/\[([^\]]*)\]/g)].map(([, forms = '']) => forms.split('|'));
}
