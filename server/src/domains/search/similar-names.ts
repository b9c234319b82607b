import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { App } from '../../platform/app.ts';
import type { StemGroup } from './search-vocabulary.ts';
import type { Vocabularies } from './open-vocabularies.ts';
import type { TokenMatch } from './match-tokens.ts';
import { languageOf, tokenize } from './tokenize.ts';
import { namesWithAnyTerm } from './vocabulary.sql.ts';

type SearchScope = { zoneIds: readonly ZoneId[]; moduleId: ModuleId };

const MOST_TERMS = 10;

/** Suggestions for a search without results: names of items that have one of its words or a similar one. */
export async function listSimilarNames(
  app: App,
  vocabularies: Vocabularies,
  text: string,
  matches: readonly (TokenMatch | null)[],
  scope: SearchScope,
): Promise<string[]> {
  const vocabulary = await vocabularies.of(scope.moduleId);
  const groupsOf = (token: string, at: number): StemGroup[] =>
    matches[at]?.groups ??
    vocabulary.corrections(token, { mayBeUnfinished: true, isWide: true }).flatMap(({ stem }) => stem ?? []);
  const terms = new Set(tokenize(text).flatMap((token, at) => groupsOf(token, at).flatMap(({ terms: all }) => all)));
  if (terms.size === 0) return [];
  return namesWithAnyTerm(app.db, [...terms].slice(0, MOST_TERMS), { ...scope, language: languageOf(text) });
}
