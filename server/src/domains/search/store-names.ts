import { searchText } from '@rialto/rules/text/normalise.ts';
import { buildVocabulary, forgivenEdits } from '@rialto/rules/text/vocabulary.ts';
import { withoutArticle } from '@rialto/rules/text/without-article.ts';
import type { StoreRow } from '../catalog/catalog.public.ts';
import { languageOf, tokenize } from './tokenize.ts';

/** The names of the stores of an index, searched in memory. */
export type StoreNames = {
  /** The rank of each store with all the words. 0: the whole name; 1: prefix of the name; 2: all words. */
  find(typed: string): Map<number, number>;
  /** Names that have one of the words or a similar one. */
  similarTo(typed: string): string[];
};

const SHORTEST_FORGIVEN = 3;
const MOST_SIMILAR = 5;

type NamedStore = { store: StoreRow; texts: string[]; words: string[] };

/** Equally ranked names keep the order of the stores. */
export function buildStoreNames(stores: readonly StoreRow[]): StoreNames {
  const named = stores.map((store): NamedStore => {
    const texts = [store.nameSearchEn, store.nameSearchAr].filter((text) => text !== '');
    const words = texts.flatMap((text) => text.split(' ')).flatMap((word) => [word, withoutArticle(word)]);
    return { store, texts, words };
  });
  const vocabulary = buildVocabulary(new Set(named.flatMap(({ words }) => words)));
  const wordAt = ({ position }: { position: number }) => vocabulary.words[position] ?? '';

  /** The words of names that a token matches: completions, else corrections. */
  function meant(typed: string, wider = 0): string[] {
    const begun = [typed, withoutArticle(typed)].map((word) => vocabulary.beginningWith(word).map(wordAt));
    const known = begun.find((words) => words.length > 0);
    if (known) return known;
    const forgiven = forgivenEdits(typed, SHORTEST_FORGIVEN);
    const matches = vocabulary.resembling(typed, forgiven > 0 ? forgiven + wider : 0);
    const best = Math.max(...matches.map(({ quality }) => quality));
    return matches.filter(({ quality }) => quality === best).map(wordAt);
  }

  return {
    find(typed) {
      const words = tokenize(typed);
      if (words.length === 0) return new Map();
      const meanings = words.map((word) => new Set(meant(word)));
      const text = spelledBy(typed, words, meanings);
      return new Map(
        named
          .filter((one) => meanings.every((meaning) => one.words.some((word) => meaning.has(word))))
          .map(({ store, texts }) => [store.id, rankOf(texts, text)]),
      );
    },
    similarTo(typed) {
      const meaning = new Set(tokenize(typed).flatMap((word) => meant(word, 1)));
      const nameOf = ({ nameEn, nameAr }: StoreRow) => (languageOf(typed) === 'ar' ? (nameAr ?? nameEn) : nameEn);
      const close = named.filter(({ words }) => words.some((word) => meaning.has(word)));
      return [...new Set(close.map(({ store }) => nameOf(store)))].slice(0, MOST_SIMILAR);
    },
  };
}

/** The text with mistyped words replaced by their first correction. */
function spelledBy(typed: string, words: string[], meanings: Set<string>[]): string {
  const better = new Map(
    words.map((word, at) => {
      const meant = [...(meanings[at] ?? [])];
      return [word, meant.some((one) => one.startsWith(word)) ? word : (meant[0] ?? word)];
    }),
  );
  const spelling = searchText(typed).split(' ');
  return spelling.map((word) => better.get(word) ?? word).join(' ');
}

function rankOf(texts: readonly string[], text: string): number {
  if (texts.includes(text)) return 0;
  return texts.some((name) => name.startsWith(text)) ? 1 : 2;
}
