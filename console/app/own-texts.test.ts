import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

test('the console uses only texts of its own group, because it loads no others', async () => {
  const keys: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: folder }))
    if (!file.endsWith('.test.ts'))
      keys.push(
        ...[...readFileSync(`${folder}${file}`, 'utf8').matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key = '']) => key),
      );
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !key.startsWith('console.'))).toEqual([]);
});
