import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Test files share their modules, so a replaced module would depend on the order of the files (decision 20). */
function mocksInSharedModules(files: readonly string[], textOf: (file: string) => string): string[] {
  const sharesModules = (file: string) => /\.test\.tsx?$/.test(file) && !/\.mocked\.test\.tsx?$/.test(file);
  return files.filter((file) => sharesModules(file) && /\bvi\.(?:do)?[mM]ock\(/.test(textOf(file)));
}

test('modules are replaced only in test files that have modules of their own', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' });
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(mocksInSharedModules(files.trim().split('\n'), textOf)).toEqual([]);
  const planted = ['a.test.ts', 'b.mocked.test.tsx', 'c.ts'];
  expect(mocksInSharedModules(planted, () => ['vi', "mock('x')"].join('.'))).toEqual(['a.test.ts']);
});
