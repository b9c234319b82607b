import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const MAX_FILES = 26;
/** Lists of words and names of the demo city are data. */
const exempt = /^(demo\/|docs\/|packages\/database\/migrations\/)/;

function crowdedFolders(files: string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (exempt.test(file) || /\.test\.tsx?$/.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MAX_FILES).map(([folder, count]) => `${folder}: ${count}`);
}

test('no folder has more than about 25 files side by side', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(files.length).toBeGreaterThan(1_000);
  expect(crowdedFolders(files)).toEqual([]);
});

test('a crowded folder is found, and its tests do not count', () => {
  const files = Array.from({ length: MAX_FILES + 1 }, (_, at) => `server/src/a/file-${at}.ts`);
  expect(crowdedFolders(files)).toEqual([`server/src/a: ${MAX_FILES + 1}`]);
  expect(crowdedFolders(files.map((file) => file.replace('.ts', '.test.ts')))).toEqual([]);
});
