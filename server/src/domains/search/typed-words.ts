import { searchWords } from '@rialto/rules/text/normalise.ts';

/** Nobody types more into a search box; the bound keeps a pasted page from costing more than a name. */
const MOST_WORDS = 8;

/** What was typed, word by word and each once, in the form in which words are compared. */
export function typedWords(typed: string): string[] {
  return [...new Set(searchWords(typed))].slice(0, MOST_WORDS);
}
