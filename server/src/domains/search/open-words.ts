import type { App } from '../../platform/app.ts';
import { cached } from '../../platform/cached.ts';
import { buildKnownWords, type KnownWords } from './known-words.ts';
import { stemsOf, termsOf } from './words.sql.ts';

export type Words = {
  of(moduleId: number): Promise<KnownWords>;
  stemsOf(words: readonly string[]): Promise<(string | null)[]>;
};

const KEEP_MS = 600_000;

/** The words of a module are a few thousand at most, so each node holds them until they change. */
export function openWords(app: App): Words {
  const kept = cached<KnownWords>(app.clock, KEEP_MS);
  app.onChange('search_terms', kept.drop);
  return {
    of: (moduleId) => kept.read(String(moduleId), async () => buildKnownWords(await termsOf(app.db, moduleId))),
    stemsOf: (words) => stemsOf(app.db, words),
  };
}
