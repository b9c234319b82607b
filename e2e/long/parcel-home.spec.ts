import type { Locator } from '@playwright/test';
import { expect, storedOnDevice, test } from '../set-up/visitor.ts';
import { homeBlock } from '../screens/home-parts.ts';

const parcel = { zoneIds: [2], moduleId: 5, point: { lat: 33, lng: 27 } };
const headers = { zoneid: '[2]', moduleid: '5' };

test('PAR-01 the parcel home asks what to send and shows every parcel category', async ({ visit, page }) => {
  const answer = await page.request.get('/api/v1/parcel-category', { headers });
  const kinds = (await answer.json()) as { name: string; description: string }[];
  expect(kinds.length).toBeGreaterThan(3);
  await visit('/home', parcel);
  const part = await homeBlock(page, 'parcel-categories');
  await expect(part.getByRole('heading', { name: 'We Deliver Everything' })).toBeVisible();
  await expect(part.getByText('What are you wish to send?')).toBeVisible();
  await expect(part.getByRole('article').getByRole('heading')).toHaveText(kinds.map(({ name }) => name));
  await expect(page.getByRole('group', { name: 'Offers and news' })).toBeVisible();
});

for (const width of [390, 820, 1440])
  test(`PAR-01 the parcel home leads with sending: tracking is below it, and both above the news, at ${width} px`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('/home', parcel);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const title = page.getByRole('heading', { name: 'We Deliver Everything' });
    const first = page.getByRole('main').getByRole('article').first();
    const track = page.getByRole('button', { name: 'Track Now' });
    const news = page.getByRole('group', { name: 'Offers and news' });
    await expect(news).toBeAttached();
    const order = [await topOf(title), await topOf(first), await topOf(track), await topOf(news)];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    // The categories begin on the first screen.
    await expect(first).toBeInViewport();
  });

test('PAR-01 clicking a category stores it and opens the form', async ({ visit, page }) => {
  await visit('/home', parcel);
  const part = await homeBlock(page, 'parcel-categories');
  const name = await part.getByRole('article').nth(1).getByRole('heading').innerText();
  await part.getByRole('article').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/parcel-delivery-info$/);
  expect(JSON.parse((await storedOnDevice(page))['parcelCategory'] ?? '{}')).toMatchObject({ name });
});

test('PAR-01 reasons to choose the shop, and three steps with a picture', async ({ visit, page }) => {
  const reasons = (await (await page.request.get('/api/v1/other-banners/why-choose', { headers })).json()) as {
    banners: { title: string }[];
  };
  const { banner_contents } = (await (
    await page.request.get('/api/v1/other-banners/video-content', { headers })
  ).json()) as { banner_contents: string[] };
  await visit('/home', parcel);
  const why = await homeBlock(page, 'why-choose');
  await expect(why.getByRole('article').getByRole('heading')).toHaveText(reasons.banners.map(({ title }) => title));
  const steps = await homeBlock(page, 'parcel-steps');
  await expect(steps.getByRole('heading', { level: 2 })).toHaveText('Easiest way to get services');
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
    [0, 2, 4].map((index) => banner_contents[index] ?? ''),
  );
  await expect(steps.locator('img')).toBeVisible();
});

test('PAR-01 the hero finds an order by its number and phone', async ({ visit, page }) => {
  await visit('/home', parcel);
  await page.getByRole('button', { name: 'Track Now' }).click();
  await expect(page.getByText('Need a order id')).toBeVisible();
  await expect(page.getByText('Need a contact number')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Order ID' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Order ID' }).fill('100017');
  await expect(page.getByText('Need a order id')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('20 100 200 3000');
  await page.getByRole('button', { name: 'Track Now' }).click();
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Order ID' })).toHaveValue('100017');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+201002003000');
  // The phone number is not in the URL.
  await expect(page).toHaveURL(/\/track-order$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PAR-01 parcel categories are shown without scripts', async ({ visit, page }) => {
    await visit('/home', parcel);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('PAR-01 an order can be found without scripts', async ({ visit, page }) => {
    await visit('/home', parcel);
    await page.getByRole('textbox', { name: 'Order ID' }).fill('100017');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+201002003000');
    await page.getByRole('button', { name: 'Track Now' }).click();
    await expect(page).toHaveURL(/\/track-order\?order_id=100017&contact_number=%2B201002003000/);
  });
});
