import type { ModuleId } from '@rialto/database/ids.ts';
import type { App } from '../../platform/app.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import { buildSearchVocabulary, type SearchVocabulary } from './search-vocabulary.ts';
import { stemsOf, termsOf } from './vocabulary.sql.ts';

/** The vocabularies of all modules. */
export type Vocabularies = {
  of(moduleId: ModuleId): Promise<SearchVocabulary>;
  stemsOf(words: readonly string[]): Promise<(string | null)[]>;
};

const TTL_MS = 600_000;
/** A word with its stem group and its entries in the index of spellings. */
const BYTES_PER_TERM = 500;

/** A module has a few thousand words at most, so each node caches them until they change. */
export function openVocabularies(app: App): Vocabularies {
  const modules = ttlCache<{ vocabulary: SearchVocabulary; termCount: number }>(app.clock, {
    ttlMs: TTL_MS,
    bytesOf: ({ termCount }) => termCount * BYTES_PER_TERM,
  });
  app.onChange('search_terms', modules.clear);
  const load = async (moduleId: ModuleId) => {
    const terms = await termsOf(app.db, moduleId);
    return { vocabulary: buildSearchVocabulary(terms), termCount: terms.length };
  };
  return {
    of: async (moduleId) => (await modules.read(String(moduleId), () => load(moduleId))).vocabulary,
    stemsOf: (words) => stemsOf(app.db, words),
  };
}
