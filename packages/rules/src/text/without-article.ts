const ARTICLE = '\u0627\u0644';
const SHORTEST_WITH_ARTICLE = 5;

/** An Arabic word without its article, because people write names with and without it. The word must be normalised. */
export function withoutArticle(word: string): string {
  return word.length >= SHORTEST_WITH_ARTICLE && word.startsWith(ARTICLE) ? word.slice(ARTICLE.length) : word;
}
