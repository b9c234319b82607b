import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';
import type { App } from '../../platform/app.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import type { Vocabularies } from './open-vocabularies.ts';
import { matchTokens, correctedText } from './match-tokens.ts';
import { languageOf } from './tokenize.ts';
import { picturesOfNames } from './search.sql.ts';
import { namesWithPrefix, type NameRow } from './vocabulary.sql.ts';

type SearchScope = { zoneIds: readonly ZoneId[]; moduleId: ModuleId };
export type SuggestedNames = { items: { name: string; picture: string | null }[]; stores: string[] };

const TTL_MS = 300_000;
const MOST_NAMES = 10;

/** Names that complete the typed text, or else its corrected form. */
export function openSuggestions(
  app: App,
  vocabularies: Vocabularies,
): (typed: string, scope: SearchScope) => Promise<SuggestedNames> {
  const suggestions = ttlCache<SuggestedNames>(app.clock, { ttlMs: TTL_MS });
  for (const table of ['items', 'stores', 'search_terms']) app.onChange(table, suggestions.clear);

  async function suggest(prefix: string, scope: SearchScope): Promise<SuggestedNames | null> {
    const rows = await namesWithPrefix(app.db, prefix, { ...scope, language: languageOf(prefix) });
    if (rows.length === 0) return null;
    return { items: await withPictures(bestNames(rows, 'item'), scope), stores: bestNames(rows, 'store') };
  }

  async function withPictures(names: string[], scope: SearchScope): Promise<SuggestedNames['items']> {
    if (names.length === 0) return [];
    const asked = names.map((name) => ({ name, words: searchText(name) }));
    const pictures = await picturesOfNames(app.db, asked, { ...scope, language: languageOf(names.join(' ')) });
    return names.map((name) => ({ name, picture: pictures.get(name) ?? null }));
  }

  async function load(prefix: string, scope: SearchScope): Promise<SuggestedNames> {
    const completed = await suggest(prefix, scope);
    if (completed) return completed;
    const matches = await matchTokens(prefix, scope.moduleId, vocabularies);
    const corrected = correctedText(
      prefix,
      matches.filter((match) => match !== null),
    );
    return (corrected === prefix ? null : await suggest(corrected, scope)) ?? { items: [], stores: [] };
  }

  return async (typed, scope) => {
    const prefix = searchText(typed);
    if (prefix === '') return { items: [], stores: [] };
    return suggestions.read(`${scope.zoneIds.join()}:${scope.moduleId}:${prefix}`, () => load(prefix, scope));
  };
}

/** Names that start with the text come before those with a later match, then the most ordered first. */
function bestNames(rows: readonly NameRow[], kind: NameRow['kind']): string[] {
  const known = new Map<string, { name: string; longest: string; weight: number }>();
  for (const { kind: of, name, beginning, weight } of rows) {
    if (of !== kind) continue;
    const before = known.get(name) ?? { name, longest: '', weight: 0 };
    const longest = beginning.length > before.longest.length ? beginning : before.longest;
    known.set(name, { name, longest, weight: Math.max(weight, before.weight) });
  }
  return [...known.values()]
    .map((entry) => ({ ...entry, isWhole: searchText(entry.name) === entry.longest }))
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.weight - a.weight || compare(a.name, b.name))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
