import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { consolePages } from '../set-up/console/console-pages.ts';
import { hireCrew } from '../set-up/crew.ts';
import { findItemOf, type ItemDetail } from '../set-up/items.ts';
import { newGuest, placeOrder } from '../set-up/orders.ts';
import { openConsole } from '../set-up/staff.ts';
import { aStore, isHere, type Store } from '../set-up/stores.ts';
import { test, type Look } from './take.ts';

const wide: Look = { width: 1440, height: 900 };
const tabletArDark: Look = { width: 820, height: 900, language: 'ar', theme: 'dark' };

const pictures: [name: string, route: string, look: Look][] = [
  ['console-board', '/board', wide],
  ['console-board-ar-dark', '/board', tabletArDark],
  ['console-dispatch', '/dispatch', wide],
  ['console-orders', '/orders', wide],
  ['console-order', '/orders/:id', wide],
  ['console-items', '/items', wide],
  ['console-item', '/items/:id', wide],
  ['console-import', '/import', wide],
  ['console-offers', '/offers', wide],
  ['console-decisions', '/decisions', wide],
  ['console-customers', '/customers', wide],
  ['console-conversations', '/conversations', wide],
  ['console-figures', '/figures', wide],
  ['console-zones', '/zones/:id', wide],
  ['console-settings', '/settings/orders', wide],
  ['console-set-up', '/set-up', wide],
  ['console-staff', '/staff', wide],
  ['console-texts', '/texts/:part', wide],
  ['console-texts-ar-dark', '/texts/:part', { ...wide, language: 'ar', theme: 'dark' }],
];

async function wear(page: Page, { width, height, language = 'en', theme = 'light' }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.addInitScript(
    (look) => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('console_language', look.language);
      localStorage.setItem('console_theme', look.theme);
    },
    { language, theme },
  );
}

const firstSteps = ['confirmed', 'processing', 'handover'];

/** Orders of four stores on every part of the board, one of them with a courier on the way. */
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env['SHOP_URL'] ?? '' });
  const crew = await hireCrew(request);
  await crew.report({ latitude: 33.003, longitude: 27.002 });
  for (const [at, wanted] of (await dishesOfStores(request, 6)).entries()) {
    const { order_id } = await placeOrder(request, await newGuest(request), { wanted });
    for (const to of firstSteps.slice(0, Math.max(0, at - 1))) await crew.step(order_id, to);
    if (at < 5) continue;
    await crew.offer(order_id);
    await crew.take(order_id, 'accept');
    await crew.take(order_id, 'pick_up');
  }
  await request.dispose();
});

/** Dishes of different stores, each often enough for the minimum of its store. */
async function dishesOfStores(request: APIRequestContext, count: number) {
  const stores: Store[] = [];
  // Only collects: there may be fewer.
  await aStore(request, (store) => isHere(store) && stores.push(store) >= 3 * count).catch(() => null);
  const dishes: { item: ItemDetail; quantity: number }[] = [];
  for (const { id, minimum_order } of stores) {
    const quantityOf = (item: ItemDetail) => Math.max(1, Math.ceil((minimum_order * 1.3) / item.final_price));
    const isPlain = (item: ItemDetail) => item.has_options === 0 && item.available_now === 1 && quantityOf(item) <= 4;
    const item = await findItemOf(request, id, isPlain).catch(() => null);
    if (item) dishes.push({ item, quantity: quantityOf(item) });
  }
  return dishes.slice(0, count);
}

for (const [name, route, look] of pictures)
  test(name, async ({ page, take }) => {
    await wear(page, look);
    const path = consolePages.find((one) => one.route === route)?.path ?? route;
    await openConsole(page, 'owner', typeof path === 'string' ? path : await path(page.request));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(name, look);
  });
