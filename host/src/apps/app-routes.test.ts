import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '../http/create-http.ts';
import { readSettings } from '../settings.ts';
import { builtShell, appRoutes } from './app-routes.ts';

const http = createHttp(readSettings({ LOG_LEVEL: 'silent' }));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-courier-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<script nonce="PAGE_NONCE" src="/courier/assets/main-1.js"></script>');
  await writeFile(join(folder, 'assets/main-1.js'), 'main();');
  await writeFile(join(folder, 'assets/main-1.js.map'), '{}');
  await writeFile(join(folder, 'sw.js'), 'worker();');
  await http.register(appRoutes, {
    base: '/courier',
    hasPages: false,
    buildFolder: folder,
    readShell: builtShell(folder),
    isInstallable: true,
    hasRequestLimits: false,
  });
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true });
});

test('COU-01 the courier’s page is open to everybody with a link: it is static, and its scripts carry the nonce of the response', async () => {
  const [first, second] = await Promise.all([http.inject('/courier/'), http.inject('/courier/')]);
  const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.body)}' 'strict-dynamic'`);
  expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
  expect(first.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
});

test('COU-01 search engines and other sites learn nothing of the page', async () => {
  const { headers } = await http.inject('/courier/');
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-cache',
  });
});

test('the address without its slash leads to the page', async () => {
  const { statusCode, headers } = await http.inject('/courier');
  expect([statusCode, headers.location]).toEqual([302, '/courier/']);
});

test('files named by their content are cached forever, the worker never', async () => {
  const file = await http.inject('/courier/assets/main-1.js');
  expect([file.body, file.headers['cache-control']]).toEqual(['main();', 'public, max-age=31536000, immutable']);
  expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(Object.keys(file.headers)).not.toContain('content-security-policy');
  const worker = await http.inject('/courier/sw.js');
  expect([worker.body, worker.headers['cache-control']]).toEqual(['worker();', 'no-cache']);
});

test.each(['/courier/index.html', '/courier/assets/main-1.js.map', '/courier/assets/../../package.json'])(
  '%s is not served',
  async (path) => {
    expect((await http.inject(path)).statusCode).toBe(404);
  },
);
