import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

test.each(['en', 'ar'])(
  'no key is in two groups of %s: the later value would replace the earlier one',
  async (language) => {
    const keys: string[] = [];
    for await (const file of glob(`${language}/**/*.ts`, { cwd: folder }))
      keys.push(
        ...[...readFileSync(`${folder}${file}`, 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key = '']) => key),
      );
    expect(keys.length).toBeGreaterThan(1_000);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  },
);
