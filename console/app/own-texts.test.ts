import { consoleCatalog } from '@rialto/texts/en/console.ts';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const catalog = Object.keys(consoleCatalog);
/** Whole keys, and the beginnings of keys whose end is a value, such as that of a status. */
const wholeKey = /\bt\(\s*'([\w.]+)'/g;
const beginning = /\bt\(\s*`([\w.]+)\$\{/g;

async function found(pattern: RegExp): Promise<string[]> {
  const keys: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: folder }))
    if (!file.endsWith('.test.ts'))
      keys.push(...[...readFileSync(`${folder}${file}`, 'utf8').matchAll(pattern)].map(([, key = '']) => key));
  return keys;
}

test('the console uses only texts of its catalog, because it loads no others', async () => {
  const keys = await found(wholeKey);
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !catalog.includes(key))).toEqual([]);
  const beginnings = await found(beginning);
  expect(beginnings).toContain('order.status.');
  expect(beginnings.filter((start) => !catalog.some((key) => key.startsWith(start)))).toEqual([]);
});
