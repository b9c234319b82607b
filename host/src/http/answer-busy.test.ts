import underPressure from '@fastify/under-pressure';
import { sendError } from '@rialto/server/platform/http/send-error.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openBusyAnswers } from './answer-busy.ts';

/** A shop whose watch has measured these numbers, one in each second; null while there was time for everybody. */
async function busyHttp(...measured: (number | null)[]) {
  const http = Fastify();
  let second = 0;
  const handler = openBusyAnswers(() => second * 1_000);
  http.setErrorHandler(sendError);
  await http.register(underPressure, {
    ...{ maxHeapUsedBytes: 1, sampleInterval: 5 },
    pressureHandler: (request, reply, what) => handler(request, reply, what, measured[second] ?? NaN),
  });
  http.get('/*', () => 'a page');
  await http.ready();
  await expect.poll(() => http.isUnderPressure()).toBe(true);
  const ask = (url: string, accept: string) => http.inject({ url, headers: { accept } });
  while (second < measured.length - 1) {
    if (measured[second] !== null) await ask('/home', 'text/html');
    second += 1;
  }
  return { ask };
}

test('who opens a page while the shop is too busy reads that in a page, in both languages', async () => {
  const { ask } = await busyHttp(1_800, 1_900);
  const answer = await ask('/home', 'text/html,*/*');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' });
  expect(answer.body).toContain('Please try again in a moment.');
  expect(answer.body).toContain('حاول مرة أخرى');
});

test('a program that asks while the shop is too busy gets a refusal it can read', async () => {
  const { ask } = await busyHttp(1_800, 1_900);
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
])('%s sends nobody away', async (_name, measured) => {
  const { ask } = await busyHttp(...measured);
  const answer = await ask('/home', 'text/html');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('a page');
});
