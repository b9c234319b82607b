import { sendError } from '@rialto/server/platform/http/send-error.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { shedLoad } from './load-shedding.ts';

/** A shop with these measured delays, one per second; null means no delay. */
async function overloadedHttp(...measured: (number | null)[]) {
  const http = Fastify();
  let second = 0;
  http.setErrorHandler(sendError);
  shedLoad(http, { delayMs: () => measured[second] ?? 0, now: () => second * 1_000 });
  http.get('/*', () => 'a page');
  const ask = (url: string, accept: string) => http.inject({ url, headers: { accept } });
  while (second < measured.length - 1) {
    if (measured[second] !== null) await ask('/home', 'text/html');
    second += 1;
  }
  return { ask };
}

test('a page request to an overloaded shop gets a page in both languages', async () => {
  const { ask } = await overloadedHttp(1_800, 1_900);
  const answer = await ask('/home', 'text/html,*/*');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' });
  expect(answer.body).toContain('Please try again in a moment.');
  expect(answer.body).toContain('حاول مرة أخرى');
});

test('an API request to an overloaded shop gets a JSON refusal', async () => {
  const { ask } = await overloadedHttp(1_800, 1_900);
  for (const [url, accept] of [
    ['/api/v1/config', 'text/html'],
    ['/home.data', '*/*'],
  ] as const) {
    const answer = await ask(url, accept);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'overloaded' }] });
  }
});

test.each([
  ['a second in which nothing could be measured, such as after a start', [Infinity]],
  ['one moment in which nothing moved', [1_800]],
  ['two such moments with a quiet time between them', [1_800, null, null, null, null, 1_900]],
])('%s rejects no request', async (_name, measured) => {
  const { ask } = await overloadedHttp(...measured);
  const answer = await ask('/home', 'text/html');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('a page');
});
