import type { BrowserContext, Page, Request } from '@playwright/test';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { moveOrder, placeOrder } from '../../set-up/orders.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const TABS = 10;

/** All streams that the pages of a browser opened. */
function watchStreams(context: BrowserContext): Request[] {
  const streams: Request[] = [];
  context.on('request', (request) => void (request.url().endsWith('/api/v1/live') && streams.push(request)));
  return streams;
}

test(
  'TRK-06 TRK-09 ten tabs share one stream over plain HTTP, and when its tab closes another continues',
  { tag: '@long' },
  async ({ visit, page, context, request }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const { order_id } = await placeOrder(request, customer);
    const streams = watchStreams(context);
    await signInOn(page, customer);
    await visit(`/my-orders/${order_id}`, here);
    const status = (tab: Page, text: string) => tab.getByRole('main').getByText(text, { exact: true }).first();
    await expect(status(page, 'Pending')).toBeVisible();
    const tabs = [page];
    while (tabs.length < TABS) {
      const tab = await context.newPage();
      tabs.push(tab);
      await tab.goto(`/my-orders/${order_id}`, { waitUntil: 'domcontentloaded' });
    }
    for (const tab of tabs) await expect(status(tab, 'Pending')).toBeVisible();
    expect(streams).toHaveLength(1);

    // The browser has six connections to the shop: a stream of each tab would leave none for these.
    const answers = tabs.map((tab) =>
      tab.evaluate(async () => (await fetch('/healthz', { cache: 'no-store' })).status),
    );
    expect(await Promise.all(answers)).toEqual(tabs.map(() => 200));

    // Without the stream it would take the pages up to ten seconds to ask.
    await moveOrder(order_id, 'confirmed');
    for (const tab of tabs) await expect(status(tab, 'Confirmed')).toBeVisible({ timeout: 8_000 });

    await streams[0]?.frame().page().close();
    await expect.poll(() => streams.length, { timeout: 1_000 }).toBe(2);
    const [, next] = streams;
    expect(next?.headers()['last-event-id']).toMatch(/^\d+$/);
    await moveOrder(order_id, 'processing');
    for (const tab of tabs.filter((each) => !each.isClosed()))
      await expect(status(tab, 'Being prepared')).toBeVisible({ timeout: 8_000 });
    expect(streams).toHaveLength(2);
  },
);
