import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const headers = { zoneid: '[2]', moduleid: '1' };

const cookieOf = (scope: object) => ({
  cookie: `rialto_scope=${encodeURIComponent(JSON.stringify({ language: 'en', ...scope }))}`,
});

/** All routes of NAV-01. Values in brackets are looked up in the demo city. */
const routes = [
  '/',
  '/home',
  '/auth/sign-in',
  '/auth/sign-up',
  '/profile',
  '/my-orders',
  '/wallet',
  '/coupons',
  '/loyalty-points',
  '/referral-code',
  '/settings',
  '/track-order',
  '/help-and-support',
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  '/shipping-policy',
  '/categories',
  '/category/[category]',
  '/store/[store]',
  '/store/latest',
  '/store/popular',
  '/product/[item]',
  '/campaigns/[campaign]',
  '/flash-sales',
  '/all-brands',
  '/parcel-delivery-info',
  '/rate-and-review/100001',
  '/interest',
  '/checkout',
  '/chatting',
];

/** Only the ecommerce module has brands. */
const moduleOf: Record<string, number> = { '/all-brands': 4 };

async function pathOf(route: string, request: APIRequestContext): Promise<string> {
  const read = async <T>(path: string) => (await (await request.get(`/api/v1${path}`, { headers })).json()) as T;
  const [, kind] = /\[(\w+)\]/.exec(route) ?? [];
  if (kind === undefined) return route;
  const found = {
    category: async () => (await read<{ slug: string }[]>('/categories'))[0]?.slug,
    store: async () => (await read<{ stores: { slug: string }[] }>('/stores/popular')).stores[0]?.slug,
    item: async () => (await read<{ products: { slug: string }[] }>('/items/popular')).products[0]?.slug,
    campaign: async () => (await read<{ slug: string }[]>('/campaigns/basic'))[0]?.slug,
  }[kind];
  return route.replace(/\[\w+\]/, (await found?.()) ?? 'nothing-found');
}

test('NAV-01 every route returns 200 with its own title', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const route of routes) {
    const path = await pathOf(route, request);
    const scope = { ...here, moduleId: moduleOf[route] ?? 1 };
    const answer = await request.get(path, { headers: cookieOf(scope), maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(await answer.text()) ?? [];
    expect(title, path).toMatch(/\S/);
    expect(titles.get(title), `${path} has the title of another page: ${title}`).toBeUndefined();
    titles.set(title, path);
  }
  expect(titles.size).toBe(routes.length);
});

test('NAV-01 an unknown path returns 404 with a link to home', async ({ request }) => {
  for (const path of [
    '/nothing',
    '/store',
    '/product',
    '/category/no-such-category',
    '/store/no-such-store',
    '/a/b/c',
  ]) {
    const answer = await request.get(path, { headers: cookieOf(here) });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<a href="\/"/);
  }
});
