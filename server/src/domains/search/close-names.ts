import type { App } from '../../platform/app.ts';
import type { Family } from './known-words.ts';
import { languageOf } from './language-of.ts';
import type { Words } from './open-words.ts';
import type { Reading } from './read-words.ts';
import { typedWords } from './typed-words.ts';
import { namesWithSome } from './words.sql.ts';

type Sought = { zoneIds: readonly number[]; moduleId: number };

const MOST_TERMS = 10;

/** Names of items that come near what was typed, for when nothing was found: they have one of its words, or one like it. */
export async function listCloseNames(
  app: App,
  words: Words,
  typed: string,
  readings: readonly (Reading | null)[],
  sought: Sought,
): Promise<string[]> {
  const known = await words.of(sought.moduleId);
  const familiesOf = (word: string, at: number): Family[] =>
    readings[at]?.families ??
    known.nearest(word, { mayBeUnfinished: true, isWide: true }).flatMap(({ meaning }) => meaning ?? []);
  const terms = new Set(typedWords(typed).flatMap((word, at) => familiesOf(word, at).flatMap(({ terms: all }) => all)));
  if (terms.size === 0) return [];
  return namesWithSome(app.db, [...terms].slice(0, MOST_TERMS), { ...sought, language: languageOf(typed) });
}
