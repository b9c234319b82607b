import { expect, test } from 'vitest';
import { planRequest } from './plan-request.ts';

const own = 'https://shop.example';
const plan = (path: string, over: Partial<Parameters<typeof planRequest>[0]> = {}) =>
  planRequest({ method: 'GET', mode: 'no-cors', url: new URL(path, own).href, hasToken: false, ...over }, own);

test.each([
  ['/courier/assets/main-1.js', 'file'],
  ['/tiles/light/en/14/1/1.png', 'tile'],
  ['/api/v1/courier/run', 'pass'],
  ['/media/face?w=96', 'pass'],
  ['https://elsewhere.example/courier/assets/main-1.js', 'pass'],
] as const)('COU-03 a file at %s is a %s', (path, expected) => {
  expect(plan(path)).toBe(expected);
});

test('COU-03 only the courier’s page itself is kept for use without a network', () => {
  expect(plan('/courier/', { mode: 'navigate' })).toBe('page');
  expect(plan('/home', { mode: 'navigate' })).toBe('pass');
});

test('requests with a token and requests that change something bypass the worker', () => {
  expect(plan('/courier/assets/main-1.js', { hasToken: true })).toBe('pass');
  expect(plan('/courier/', { method: 'POST', mode: 'navigate' })).toBe('pass');
});
