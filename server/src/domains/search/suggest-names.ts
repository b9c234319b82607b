import { searchText } from '@rialto/rules/text/normalise.ts';
import type { App } from '../../platform/app.ts';
import { MIB } from '../../platform/cache/byte-lru.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import { languageOf } from './language-of.ts';
import type { Words } from './open-words.ts';
import { readWords, spelled } from './read-words.ts';
import { namesBeginning, type NameRow } from './words.sql.ts';

type Sought = { zoneIds: readonly number[]; moduleId: number };
export type SuggestedNames = { items: string[]; stores: string[] };

const TTL_MS = 300_000;
const MAX_BYTES = 4 * MIB;
const MOST_NAMES = 10;

/** Names that go on as typed; when there are none, those that go on as it was probably meant. */
export function openSuggestions(app: App, words: Words): (typed: string, sought: Sought) => Promise<SuggestedNames> {
  const suggestions = ttlCache<SuggestedNames>(app.clock, { ttlMs: TTL_MS, maxBytes: MAX_BYTES });
  for (const table of ['items', 'stores', 'search_terms']) app.onChange(table, suggestions.clear);

  async function suggest(beginning: string, sought: Sought): Promise<SuggestedNames | null> {
    const rows = await namesBeginning(app.db, beginning, { ...sought, language: languageOf(beginning) });
    return rows.length === 0 ? null : { items: bestNames(rows, 'item'), stores: bestNames(rows, 'store') };
  }

  async function load(beginning: string, sought: Sought): Promise<SuggestedNames> {
    const asTyped = await suggest(beginning, sought);
    if (asTyped) return asTyped;
    const readings = await readWords(beginning, sought.moduleId, words);
    const meant = spelled(
      beginning,
      readings.filter((reading) => reading !== null),
    );
    return (meant === beginning ? null : await suggest(meant, sought)) ?? { items: [], stores: [] };
  }

  return async (typed, sought) => {
    const beginning = searchText(typed);
    if (beginning === '') return { items: [], stores: [] };
    return suggestions.read(`${sought.zoneIds.join()}:${sought.moduleId}:${beginning}`, () => load(beginning, sought));
  };
}

/** Names that begin as typed come before those in which a later word does, and then the most ordered first. */
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
