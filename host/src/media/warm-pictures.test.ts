import { SCOPE_COOKIE } from '@rialto/contract/http/scope-cookie.ts';
import Fastify, { type FastifyRequest } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inProcessApi } from '../pages/in-process-api.ts';
import type { PictureVariant } from './picture-variant.ts';
import { drawFirstScreens, warmPictures } from './warm-pictures.ts';

/** A shop of two modules whose home pages share a picture. `drawn` lists the drawn pictures in order. */
function aShop({ isServed = true, onHome = '' } = {}) {
  const drawn: string[] = [];
  const http = Fastify();
  onTestFinished(() => http.close());
  http.get(
    '/',
    () =>
      '<img src="/media/hero?w=640" srcset="/media/hero?w=160 160w, /media/hero?w=320 320w" sizes="(min-width: 800px) 300px, 80px">',
  );
  http.get('/home', (request) => {
    const { moduleId, zoneIds, point } = scopeOf(request);
    expect({ zoneIds, point }).toEqual({ zoneIds: [2], point: { lat: 33, lng: 27 } });
    return `<img src="/media/banner-${moduleId}"><img src="/media/shared"><img src="/media/dish-${moduleId}?w=320">${onHome}`;
  });
  http.get('/api/v1/config', () => ({ default_location: { lat: 33, lng: 27 } }));
  http.get('/api/v1/config/get-zone-id', (_request, reply) =>
    isServed ? { zone_id: [2] } : reply.status(404).send({ errors: [{ code: 'zone_not_served', message: 'No' }] }),
  );
  http.get('/api/v1/module', ({ headers }) => (headers['zoneid'] === '[2]' ? [{ id: 1 }, { id: 2 }] : []));
  const draw = async ({ id, width }: PictureVariant) => void drawn.push(width === null ? id : `${id} ${width}`);
  return { shop: { http, fetchApi: inProcessApi(http, 'a secret') }, drawn, draw };
}

/** The same shop with late blocks, lists and stores. `requested` lists the pages. */
function aWholeShop() {
  const world = aShop({ onHome: card('dish') });
  const { http } = world.shop;
  const requested: string[] = [];
  http.addHook('onRequest', async ({ url }) => void (url.startsWith('/api') || requested.push(url)));
  const product = (id: string) => ({ image_full_url: `http://shop/media/${id}?w=320` });
  http.get('/api/v1/items/popular', ({ headers }) => ({ products: [product(`late-${String(headers['moduleid'])}`)] }));
  http.get('/api/v1/categories', () => [{ slug: 'pizza' }]);
  http.get('/api/v1/stores/popular', () => ({ stores: [{ slug: 'corner' }] }));
  http.get('/category/:slug', () => card('in-category'));
  http.get('/store/popular', () => card('cover'));
  http.get('/store/corner', () => Array.from({ length: 100 }, (_, at) => card(`menu-${at}`)).join(''));
  return { ...world, requested };
}

const card = (id: string) => `<img src="/media/${id}" srcset="/media/${id}?w=200 200w" sizes="100px">`;

type Scope = { moduleId: number; zoneIds: number[]; point: object };

function scopeOf({ headers }: FastifyRequest): Scope {
  const value = headers.cookie?.replace(`${SCOPE_COOKIE}=`, '') ?? '';
  return JSON.parse(decodeURIComponent(value)) as Scope;
}

test('each picture is drawn once in the sizes of a phone and a desktop, in the order in which a visitor sees it', async () => {
  const { shop, drawn, draw } = aShop();
  await warmPictures(shop, draw, new AbortController().signal);
  expect(drawn).toEqual([...['hero 160', 'hero 320', 'banner-1', 'shared', 'dish-1', 'banner-2', 'dish-2']]);
});

test('before the shop opens, the first screens of the homes are drawn, then of stores and lists, each page at once', async () => {
  const { shop, drawn, draw } = aWholeShop();
  const together: number[] = [];
  let running = 0;
  const drawAndCount = async (variant: PictureVariant) => {
    together.push((running += 1));
    await draw(variant);
    await setImmediate();
    running -= 1;
  };
  await drawFirstScreens(shop, drawAndCount, new AbortController().signal);
  expect([...new Set(drawn)]).toEqual([
    ...['hero 160', 'hero 320', 'banner-1', 'shared', 'dish-1', 'dish 200', 'banner-2', 'dish-2'],
    'in-category 200',
    ...Array.from({ length: 24 }, (_, at) => `menu-${at} 200`),
    'cover 200',
  ]);
  expect(drawn.filter((name) => name === 'menu-11 200')).toHaveLength(4);
  expect(drawn.filter((name) => name === 'menu-12 200')).toHaveLength(2);
  expect(Math.max(...together)).toBeGreaterThan(30);
});

test('pictures that cannot be drawn, or not in time, do not keep the shop closed', async () => {
  const { shop, drawn } = aWholeShop();
  const ending = new AbortController();
  const drawSlowly = async ({ id }: PictureVariant) => {
    drawn.push(id);
    if (id === 'banner-1') ending.abort();
    throw new Error('no such thing');
  };
  await drawFirstScreens(shop, drawSlowly, ending.signal);
  expect(drawn).toContain('banner-1');
  expect(drawn).not.toContain('banner-2');
});

test('a picture that cannot be drawn does not stop the others', async () => {
  const { shop, drawn, draw } = aShop();
  const drawMost = (variant: PictureVariant) =>
    variant.id === 'shared' ? Promise.reject(new Error('no such thing')) : draw(variant);
  await warmPictures(shop, drawMost, new AbortController().signal);
  expect(drawn).toEqual(['hero 160', 'hero 320', 'banner-1', 'dish-1', 'banner-2', 'dish-2']);
});

test('a closing shop draws no further pictures', async () => {
  const { shop, drawn, draw } = aShop();
  const ending = new AbortController();
  const drawAndEnd = async (variant: PictureVariant) => {
    await draw(variant);
    if (variant.id === 'banner-1') ending.abort();
  };
  await warmPictures(shop, drawAndEnd, ending.signal);
  expect(drawn).toEqual(['hero 160', 'hero 320', 'banner-1']);
});

test('OPS-01 a new shop that delivers nowhere yet draws only its landing page', async () => {
  const { shop, drawn, draw } = aShop({ isServed: false });
  await warmPictures(shop, draw, new AbortController().signal);
  expect(drawn).toEqual(['hero 160', 'hero 320']);
});

test('after the homes, their late blocks are drawn as wide as their cards, then categories, the first screens of stores and other lists', async () => {
  const { shop, drawn, draw } = aWholeShop();
  await warmPictures(shop, draw, new AbortController().signal);
  const after = drawn.slice(drawn.indexOf('dish-2') + 1);
  expect(after.slice(0, 4)).toEqual(['late-1 200', 'late-2 200', 'in-category 200', 'menu-0 200']);
  expect(after.slice(3, -1)).toEqual(Array.from({ length: 24 }, (_, at) => `menu-${at} 200`));
  expect(after.at(-1)).toBe('cover 200');
});

test('a closing shop renders no further pages, even if all their pictures are drawn', async () => {
  const { shop, requested, draw } = aWholeShop();
  const ending = new AbortController();
  const drawAndEnd = async (variant: PictureVariant) => {
    await draw(variant);
    if (variant.id === 'in-category') ending.abort();
  };
  await warmPictures(shop, drawAndEnd, ending.signal);
  expect(requested.at(-1)).toBe('/category/pizza');
  expect(requested).not.toContain('/store/corner');
});
