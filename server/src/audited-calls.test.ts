import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unauditedCalls } from './testing/unaudited-calls.ts';

const folder = fileURLToPath(new URL('domains', import.meta.url));

async function sourcesOfDomains(): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: folder }))
    if (!file.endsWith('.test.ts')) texts.push(readFileSync(`${folder}/${file}`, 'utf8'));
  return texts.join('\n');
}

const writes = Object.entries(allEndpoints).filter(
  ([, { method, needs }]) => method !== 'GET' && needs.some((need) => need.startsWith('staff')),
);

test('OPS-02 every call by which staff change something names itself in the log of changes, or is listed as an exception', async () => {
  const sources = await sourcesOfDomains();
  const silent = writes.map(([name]) => name).filter((name) => !sources.includes(`'${name}'`));
  expect(writes.length).toBeGreaterThan(30);
  expect(silent.toSorted()).toEqual(Object.keys(unauditedCalls).toSorted());
});
