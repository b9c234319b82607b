import { readProfile } from '@rialto/contract/calls/account/profile.ts';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { homeCalls } from '../../pages/home/frame/home-calls.ts';
import { pageContext, type PageContext } from '../page/page-context.ts';
import { apiOf } from './api.server.ts';
import { cacheSize } from './response-cache.server.ts';

// The cache expires soon, and a busy machine may need longer for two calls.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('two anonymous renders of the home share one response of the coupons', async () => {
  const fetchApi = vi.fn(async (_url: string, _init: RequestInit) => Response.json([]));
  const render = () => homeCalls.coupons(apiFor(fetchApi));
  await render();
  await render();
  expect(fetchApi).toHaveBeenCalledTimes(1);
  expect(new Headers(fetchApi.mock.calls[0]?.[1].headers).has('authorization')).toBe(false);
});

test('calls that the contract does not mark as cacheable are not shared between renders', async () => {
  const fetchApi = vi.fn(async () => Response.json({}));
  await apiFor(fetchApi)(readProfile, {});
  await apiFor(fetchApi)(readProfile, {});
  expect(fetchApi).toHaveBeenCalledTimes(2);
});

test('replies of invented zones are kept up to a number of bytes, however many there are', async () => {
  const headers = { 'content-length': '500000' };
  const fetchApi = async () => new Response('[]', { headers });
  for (let zone = 1_000; zone < 1_050; zone += 1) await homeCalls.coupons(apiFor(fetchApi, [zone]));
  expect(cacheSize().entries).toBeGreaterThan(0);
  expect(cacheSize().bytes).toBeLessThanOrEqual(4_000_000);
});

function apiFor(fetchApi: PageContext['fetchApi'], zoneIds: number[] = []) {
  const context = new RouterContextProvider();
  context.set(pageContext, { fetchApi } as PageContext);
  return apiOf(new Request('http://shop.example/home'), context, { zoneIds });
}
