import { expect, test } from 'vitest';
import { assetsOf, isCacheable, planFor } from './request-plan.ts';

const own = 'https://shop.example';
const plan = (path: string, over: Partial<Parameters<typeof planFor>[0]> = {}) =>
  planFor({ method: 'GET', mode: 'no-cors', url: new URL(path, own).href, hasToken: false, ...over }, own);

test.each([
  ['/home', 'home'],
  ['/', 'page'],
  ['/home?search=tea&data_type=searched', 'page'],
  ['/store/the-lamplight', 'page'],
  ['/profile', 'page'],
  ['/api/docs', 'pass'],
] as const)('a visit to %s is a %s', (path, expected) => {
  expect(plan(path, { mode: 'navigate' })).toBe(expected);
});

test.each([
  ['/assets/frame-Vkxlk.js', 'asset'],
  ['/messages/ar.1f.json', 'asset'],
  ['/media/falafel-3f?w=320', 'picture'],
  ['/tiles/light/en/10/1/1.png', 'pass'],
  ['/api/v1/stores/popular', 'pass'],
  ['/api/v1/live', 'pass'],
  ['/home.data', 'pass'],
  ['/sw.js', 'pass'],
  ['https://elsewhere.example/assets/x.js', 'pass'],
] as const)('a file at %s is a %s', (path, expected) => {
  expect(plan(path)).toBe(expected);
});

test('POST requests and requests with a token bypass the worker', () => {
  expect(plan('/help-and-support', { method: 'POST', mode: 'navigate' })).toBe('pass');
  expect(plan('/home', { mode: 'navigate', hasToken: true })).toBe('pass');
  expect(plan('/media/invoice', { hasToken: true })).toBe('pass');
});

test('only complete same-origin responses are cached', () => {
  const whole = { status: 200, type: 'basic', redirected: false } as const;
  expect(isCacheable(whole)).toBe(true);
  expect(isCacheable({ ...whole, status: 503 })).toBe(false);
  expect(isCacheable({ ...whole, redirected: true })).toBe(false);
  expect(isCacheable({ ...whole, type: 'opaque' })).toBe(false);
});

test('the assets of a page are read from its HTML', () => {
  const html =
    '<link href="/assets/root-a1.css"><script src="/assets/e.js"></script><a href="/home"><link href="/assets/e.js">';
  expect(assetsOf(html)).toEqual(['/assets/root-a1.css', '/assets/e.js']);
});
