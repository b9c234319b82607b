import Fastify from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { limitRequests } from './limit-requests.ts';
import { limitOf } from './limits.ts';
import { sendError } from './send-error.ts';

afterEach(() => vi.useRealTimers());

type Sender = { from?: string; method?: 'GET' | 'HEAD'; headers?: Record<string, string> };

/** Two routes of one group, one of another, and one that declares no limit. */
function limitedServer(options: Parameters<typeof limitRequests>[1] = {}) {
  const http = Fastify({ trustProxy: '127.0.0.1' });
  onTestFinished(() => http.close());
  http.setErrorHandler(sendError);
  limitRequests(http, options);
  const newsletter = { config: { rateLimit: limitOf('newsletter') } };
  http.get('/first', newsletter, () => 'a reply');
  http.get('/second', newsletter, () => 'a reply');
  http.get('/other', { config: { rateLimit: limitOf('contact') } }, () => 'a reply');
  http.get('/unlimited', () => 'a reply');
  const ask = (url: string, { from = '10.0.0.1', method = 'GET', headers = {} }: Sender = {}) =>
    http.inject({ method, url, headers: { ...headers, 'x-forwarded-for': from } });
  const askTimes = async (times: number, ...call: Parameters<typeof ask>) => {
    for (let count = 0; count < times; count += 1) expect((await ask(...call)).statusCode).toBe(200);
  };
  return { ask, askTimes };
}

test('T101 calls of one group share a limit, and beyond it the reply says when to try again', async () => {
  const { ask, askTimes } = limitedServer();
  await askTimes(3, '/first');
  await askTimes(2, '/second');
  const refused = await ask('/first');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'too_many_requests' }] });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await ask('/other')).statusCode).toBe(200);
});

test('T101 the limit begins again after its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ask, askTimes } = limitedServer();
  await askTimes(5, '/first');
  vi.advanceTimersByTime(3_599_000);
  const refused = await ask('/first');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  vi.advanceTimersByTime(1_000);
  await askTimes(5, '/first');
});

test('T101 each network has its own count, and the addresses of one IPv6 network share it', async () => {
  const { ask, askTimes } = limitedServer();
  await askTimes(5, '/first', { from: '2001:db8::1' });
  expect((await ask('/first', { from: '2001:db8::2' })).statusCode).toBe(429);
  await askTimes(1, '/first', { from: '2001:db8:0:1::1' });
  await askTimes(1, '/first', { from: '10.0.0.2' });
});

test('T101 a HEAD request counts once', async () => {
  const { ask, askTimes } = limitedServer();
  await askTimes(5, '/first', { method: 'HEAD' });
  expect((await ask('/first')).statusCode).toBe(429);
});

test('T101 requests that arrive together are all counted', async () => {
  const { ask } = limitedServer();
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/first')));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
});

test('free requests are not counted', async () => {
  const { askTimes } = limitedServer({ isFree: ({ headers }) => headers['x-free'] === 'yes' });
  await askTimes(20, '/first', { headers: { 'x-free': 'yes' } });
  await askTimes(5, '/first');
});

test('T101 a route without a limit gets one only where all routes are limited', async () => {
  const { max } = limitOf('everything');
  await limitedServer().askTimes(max + 1, '/unlimited');
  const { ask, askTimes } = limitedServer({ isForAll: true });
  await askTimes(max, '/unlimited');
  expect((await ask('/unlimited')).statusCode).toBe(429);
});
