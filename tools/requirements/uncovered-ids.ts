import { titlesOf } from './titles.ts';

export type UncoveredId = { id: string; isCoveredLater: boolean };

const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** The tests of the tools contain invented ids. */
const SKIPPED = /^tools\//;
const ID = /\b[A-Z]{3}-\d{2}\b/g;

/** Requirements without a test title in `npm test`. */
export function uncoveredIds(requirements: string, files: readonly { path: string; text: string }[]): UncoveredId[] {
  const now = new Set<string>();
  const later = new Set<string>();
  for (const { path, text } of files) {
    if (!TEST_FILE.test(path) || SKIPPED.test(path)) continue;
    for (const title of titlesOf(path, text))
      for (const [id] of title.text.matchAll(ID)) (title.isLater ? later : now).add(id);
  }
  const ids = [...requirements.matchAll(/^- ([A-Z]{3}-\d{2})\b/gm)].flatMap(([, id]) => id ?? []);
  return ids.filter((id) => !now.has(id)).map((id) => ({ id, isCoveredLater: later.has(id) }));
}
