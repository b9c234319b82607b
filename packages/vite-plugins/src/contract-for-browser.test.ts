import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contractForBrowser } from './contract-for-browser.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../contract/src/${name}`, import.meta.url));

async function codeOf(name: string): Promise<string> {
  const load = contractForBrowser().load as (id: string) => Promise<{ code: string } | null>;
  return (await load(fileOf(name)))?.code ?? '';
}

test('the browser bundle has the endpoint’s method, path and needs, but no schema', async () => {
  expect(await codeOf('calls/modules.ts')).toBe(
    'export const listModules = {"method":"GET","path":"/module","needs":[]};',
  );
  const stores = await codeOf('calls/stores.ts');
  expect(stores).toContain('listPopularStores = {"method":"GET","path":"/stores/popular","needs":["zone","module"]};');
  expect(stores).not.toContain('properties');
});

test('plain values and functions stay as they are', async () => {
  expect(await codeOf('http/headers.ts')).toContain('"zoneIds":"zoneid"');
  expect(await codeOf('http/languages.ts')).toContain('isLanguage');
});

test('other files are left alone', async () => {
  const load = contractForBrowser().load as (id: string) => Promise<unknown>;
  expect(await load('/somewhere/else.ts')).toBeNull();
});
