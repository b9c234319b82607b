import { readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHost, type TestHost } from './testing/open-test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function postmasterPid(): Promise<number> {
  const file = readdirSync(host.dataDir, { recursive: true }).find((name) => String(name).endsWith('postmaster.pid'));
  return Number((await readFile(join(host.dataDir, String(file)), 'utf8')).split('\n')[0]);
}

test('when the database is killed under load, requests get 503 with Retry-After and work again within 3 seconds', async () => {
  const answers: { status: number; retryAfter: string | null; at: number }[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const answer = await fetch(`${host.url}/api/v1/auth/guest/request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      await answer.arrayBuffer();
      answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), at: Date.now() });
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  await expect.poll(() => answers.length).toBeGreaterThan(50);

  process.kill(await postmasterPid(), 'SIGKILL');
  await expect.poll(() => answers.some(({ status }) => status === 503), { interval: 20 }).toBe(true);
  const away = Date.now();
  await expect.poll(async () => (await fetch(`${host.url}/readyz`)).status, { interval: 50 }).toBe(200);
  const back = Date.now();
  const healed = () => answers.find(({ status, at }) => status === 200 && at > back);
  await expect.poll(healed, { timeout: 3_000, interval: 50 }).toBeDefined();
  isOver = true;
  await Promise.all(visitors);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { status, retryAfter } of answers) if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(back - away).toBeLessThan(10_000);
});

test('while the database is down the process is healthy but not ready', async () => {
  process.kill(await postmasterPid(), 'SIGKILL');
  await expect.poll(async () => (await fetch(`${host.url}/readyz`)).status, { interval: 20 }).toBe(503);
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${host.url}/readyz`)).status, { timeout: 15_000 }).toBe(200);
});
