import { gzipSync } from 'node:zlib';
import { newGuest, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { playBoard, type PlayedOrder } from '../../set-up/console/played-board.ts';
import { listenToBell } from '../../set-up/console/bell.ts';
import { openConsole } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

const NEW_ORDER = 'New order → /console/board';
const JAVASCRIPT_BYTES = 250_000;

test('OPS-03 the first view of the board loads at most 250 KB of JavaScript, gzipped; without a network it says so, keeps what was pressed and sends it once', async ({
  page,
  context,
  request,
}) => {
  const { order_id: id } = await placeOrder(request, await newGuest(request));
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await openConsole(page, 'manager', '/board');
  const card = page.getByRole('article', { name: `Order ${id}`, exact: true });
  const accept = card.getByRole('button', { name: /^Accept · / });
  await expect(page.getByRole('article').first()).toBeVisible();
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
  expect(await pageProblems(page)).toEqual([]);

  // Other stories have orders too, and a list renders only what is near the screen.
  await page.setViewportSize({ width: 1440, height: 8_000 });
  await expect(accept).toBeVisible();
  let replies = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(`/console/orders/${id}/step`)) replies += 1;
  });
  await context.setOffline(true);
  await expect(page.getByText('No connection to the shop.')).toBeVisible();
  await accept.click();
  await expect(card.getByText('Sending')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Start preparing' })).toBeVisible();
  await expect(page.getByText('1 step is kept')).toBeVisible();
  await context.setOffline(false);
  await expect(card.getByText('Sending')).toHaveCount(0);
  await expect(page.getByText('No connection to the shop.')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Start preparing' })).toBeVisible();
  expect(replies).toBe(1);
});

test(
  'OPS-03 steps that were pressed without a network outlast a reload of the board, and are sent once when the shop answers',
  { tag: '@long' },
  async ({ page, context, request }) => {
    const { order_id: id } = await placeOrder(request, await newGuest(request));
    await page.setViewportSize({ width: 1440, height: 8_000 });
    await openConsole(page, 'manager', '/board');
    const card = page.getByRole('article', { name: `Order ${id}`, exact: true });
    await expect(card.getByRole('button', { name: /^Accept · / })).toBeVisible();
    await context.setOffline(true);
    await card.getByRole('button', { name: /^Accept · / }).click();
    await card.getByRole('button', { name: 'Start preparing' }).click();
    await expect(page.getByText('2 steps are kept')).toBeVisible();

    // The page loads again, but the steps do not reach the shop yet.
    const steps = `**/console/orders/${id}/step`;
    await context.route(steps, (route) => route.abort('internetdisconnected'));
    await context.setOffline(false);
    const retried = page.waitForRequest(steps);
    await page.reload();
    await retried;
    await expect(card.getByText('Sending')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();

    const sent: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(`/console/orders/${id}/step`))
        sent.push((response.request().postDataJSON() as { to: string }).to);
    });
    await context.unroute(steps);
    await expect(card.getByText('Sending')).toHaveCount(0);
    expect(sent).toEqual(['confirmed', 'processing']);
    await page.reload();
    await expect(card.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
    await expect(card.getByText('Sending')).toHaveCount(0);
  },
);

test(
  'OPS-03 a new order rings, in the title and as a notification too, while the tab is in the background, until it is taken; a scheduled one rings again when it must be begun',
  { tag: '@long' },
  async ({ page, context }) => {
    const orders = new Map<number, PlayedOrder>();
    const { tell } = await playBoard(page, orders);
    const { rung, hide } = await listenToBell(page);
    await openConsole(page, 'manager', '/board');
    await page.getByRole('heading', { name: 'Orders', level: 1 }).click();
    await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible();
    expect(await rung()).toEqual({ isRinging: false, notices: [] });
    await (await context.newPage()).bringToFront();
    await hide();

    orders.set(100_000_001, { id: 100_000_001, status: 'pending' });
    await tell([100_000_001]);
    await expect.poll(rung).toEqual({ isRinging: true, notices: [NEW_ORDER] });
    await expect(page).toHaveTitle('1 order waiting · Orders');

    orders.set(100_000_001, { id: 100_000_001, status: 'confirmed' });
    await tell([100_000_001]);
    await expect.poll(async () => (await rung()).isRinging).toBe(false);
    await expect(page).toHaveTitle('Orders');

    orders.set(100_000_001, { id: 100_000_001, status: 'confirmed', beginBy: new Date(0).toISOString() });
    await tell([100_000_001]);
    await expect.poll(rung).toEqual({ isRinging: true, notices: [NEW_ORDER, 'Start preparing now → /console/board'] });
  },
);
