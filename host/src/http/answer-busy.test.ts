import underPressure from '@fastify/under-pressure';
import { sendError } from '@rialto/server/platform/http/send-error.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerBusy } from './answer-busy.ts';

async function busyHttp(measured = 1) {
  const http = Fastify();
  http.setErrorHandler(sendError);
  await http.register(underPressure, {
    ...{ maxHeapUsedBytes: 1, sampleInterval: 5 },
    pressureHandler: (request, reply, what) => answerBusy(request, reply, what, measured),
  });
  http.get('/*', () => 'a page');
  await http.ready();
  await expect.poll(() => http.isUnderPressure()).toBe(true);
  return http;
}

test('who opens a page while the shop is too busy reads that in a page, in both languages', async () => {
  const http = await busyHttp();
  const answer = await http.inject({ url: '/home', headers: { accept: 'text/html,*/*' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' });
  expect(answer.body).toContain('Please try again in a moment.');
  expect(answer.body).toContain('حاول مرة أخرى');
});

test('a program that asks while the shop is too busy gets a refusal it can read', async () => {
  const http = await busyHttp();
  for (const [url, accept] of [
    ['/api/v1/config', 'text/html'],
    ['/home.data', '*/*'],
  ] as const) {
    const answer = await http.inject({ url, headers: { accept } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'overloaded' }] });
  }
});

test('a second in which nothing could be measured, such as after a start, sends nobody away', async () => {
  const http = await busyHttp(Infinity);
  const answer = await http.inject({ url: '/home', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('a page');
});
