import type { App } from '../../platform/app.ts';
import { MIB } from '../../platform/cache/byte-lru.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import { buildKnownWords, type KnownWords } from './known-words.ts';
import { stemsOf, termsOf } from './words.sql.ts';

export type Words = {
  of(moduleId: number): Promise<KnownWords>;
  stemsOf(words: readonly string[]): Promise<(string | null)[]>;
};

const TTL_MS = 600_000;
const MAX_BYTES = 64 * MIB;
/** A word with its meaning, its stem and its place among the words that resemble each other. */
const BYTES_PER_TERM = 500;

/** A module has a few thousand words at most, so each node caches them until they change. */
export function openWords(app: App): Words {
  const modules = ttlCache<{ words: KnownWords; termCount: number }>(app.clock, {
    ttlMs: TTL_MS,
    maxBytes: MAX_BYTES,
    bytesOf: ({ termCount }) => termCount * BYTES_PER_TERM,
  });
  app.onChange('search_terms', modules.clear);
  const load = async (moduleId: number) => {
    const terms = await termsOf(app.db, moduleId);
    return { words: buildKnownWords(terms), termCount: terms.length };
  };
  return {
    of: async (moduleId) => (await modules.read(String(moduleId), () => load(moduleId))).words,
    stemsOf: (words) => stemsOf(app.db, words),
  };
}
