import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const skippedFolders = new Set(['node_modules', 'build', '.git', '.data', '.react-router', 'test-results']);

export type RepositoryFile = { path: string; text: string };

/** Source files and documents of the repository, without what is installed or generated. */
export async function repositoryFiles(): Promise<RepositoryFile[]> {
  const files: RepositoryFile[] = [];
  const found = glob('**/*.{ts,tsx,js,mjs,css,sql,md}', {
    cwd: root,
    exclude: (name) => skippedFolders.has(name.split('/').at(-1) ?? ''),
  });
  for await (const path of found) files.push({ path, text: await readFile(join(root, path), 'utf8') });
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
