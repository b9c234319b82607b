import type { ModuleId } from '@rialto/database/ids.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';
import type { StemGroup, SearchVocabulary, StemOrStopWord, Correction } from './search-vocabulary.ts';
import type { Vocabularies } from './open-vocabularies.ts';
import type { TextQuery } from './text-query.ts';
import { languageOf, tokenize } from './tokenize.ts';

/** The words that a typed token matches, and its probable spelling. A stop word has no groups and restricts nothing. */
export type TokenMatch = {
  token: string;
  kind: 'exact' | 'prefix' | 'corrected';
  spelling: string;
  groups: StemGroup[];
};

/** One match per token, null for a token that resembles no known word. */
export async function matchTokens(
  text: string,
  moduleId: ModuleId,
  vocabularies: Vocabularies,
): Promise<(TokenMatch | null)[]> {
  const vocabulary = await vocabularies.of(moduleId);
  const tokens = tokenize(text);
  const stems = await lookUpAll(tokens, vocabulary, vocabularies);
  return tokens.map((token, at) => {
    const stem = stems[at];
    const isLast = at === tokens.length - 1;
    return stem === undefined ? matchUnknown(token, vocabulary, isLast) : matchExact(token, stem);
  });
}

/** A word that no item has may be another form of a known one: fries of fry. */
async function lookUpAll(
  tokens: string[],
  vocabulary: SearchVocabulary,
  vocabularies: Vocabularies,
): Promise<(StemOrStopWord | undefined)[]> {
  const unknown = tokens.filter((token) => vocabulary.lookUp(token) === undefined);
  if (unknown.length === 0) return tokens.map(vocabulary.lookUp);
  const stems = await vocabularies.stemsOf(unknown);
  const stemOf = new Map(unknown.map((token, at) => [token, stems[at] ?? null]));
  return tokens.map((token) => {
    const stem = stemOf.get(token);
    return stem === undefined ? vocabulary.lookUp(token) : vocabulary.lookUpStem(stem);
  });
}

/** A form that no name has is spelled as the most common form, because no name would start with it. */
function matchExact(token: string, stem: StemOrStopWord): TokenMatch {
  const spelling = stem?.terms.includes(token) ? token : (stem?.terms[0] ?? token);
  return { token, kind: 'exact', spelling, groups: stem ? [stem] : [] };
}

/** The last token may be unfinished, so a prefix match wins there. For any other token a correction wins. */
function matchUnknown(token: string, vocabulary: SearchVocabulary, isLast: boolean): TokenMatch | null {
  const groups = [...singleLetter(token), ...vocabulary.completions(token)];
  const prefix: TokenMatch | null = groups.length > 0 ? { token, kind: 'prefix', spelling: token, groups } : null;
  if (isLast && prefix) return prefix;
  return (
    corrected(token, vocabulary.corrections(token)) ??
    prefix ??
    (isLast ? corrected(token, vocabulary.corrections(token, { mayBeUnfinished: true })) : null)
  );
}

/** Single letters and digits are not in the vocabulary, but some names have one: vitamin c. */
function singleLetter(token: string): StemGroup[] {
  return token.length === 1 ? [{ terms: [token], queryTerms: [token], itemCount: 0 }] : [];
}

/** A token that is corrected to a stop word restricts nothing. */
function corrected(token: string, corrections: readonly Correction[]): TokenMatch | null {
  const [first] = corrections;
  if (!first) return null;
  const groups = first.stem ? corrections.flatMap(({ stem }) => stem ?? []) : [];
  return { token, kind: 'corrected', spelling: first.word, groups };
}

/** The query for the matches; null if a token has no match, or if all tokens are stop words. */
export function buildTextQuery(text: string, matches: readonly (TokenMatch | null)[]): TextQuery | null {
  const found = matches.filter((one) => one !== null);
  const restricting = found.filter(({ groups }) => groups.length > 0);
  if (found.length < matches.length || restricting.length === 0) return null;
  return {
    text: correctedText(text, found),
    words: restricting.map((one) => ({
      language: languageOf(one.token),
      terms: one.groups.flatMap(({ queryTerms }) => queryTerms),
      patterns: patternsOf(one),
    })),
  };
}

/** The text with its mistyped words corrected. */
export function correctedText(text: string, matches: readonly TokenMatch[]): string {
  const spellingOf = new Map(matches.map(({ token, spelling }) => [token, spelling]));
  return searchText(text)
    .split(' ')
    .map((word) => spellingOf.get(word) ?? word)
    .join(' ');
}

function patternsOf({ token, kind, groups }: TokenMatch): string[] {
  if (kind === 'prefix') return [`% ${token}%`];
  return groups.flatMap(({ terms }) => terms.map((term) => `% ${term} %`));
}
