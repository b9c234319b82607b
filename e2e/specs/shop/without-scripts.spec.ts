import { expect, test } from '../../set-up/visitor.ts';

test.use({ javaScriptEnabled: false });

test('the landing page is readable and its links work without JavaScript', async ({ visit, page }) => {
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(links.filter((href) => href.startsWith('/') && !/wallet|loyalty/.test(href)))];
  expect(own.length).toBeGreaterThan(8);
  for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
});

test('a visitor without JavaScript finds their address, a module and its stores', async ({ visit, page, shopUrl }) => {
  await visit('/');
  await page.getByRole('main').getByRole('combobox').fill('central');
  await page.getByRole('button', { name: 'See what’s nearby' }).click();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await page.getByRole('main').getByRole('link', { name: /^Food/ }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a visitor without JavaScript sees that a place is outside all zones', async ({ page, visit }) => {
  const answer = await page.request.get('/locate?q=zzzzqqqq');
  expect(answer.status()).toBe(200);
  await visit('/locate?q=zzzzqqqq');
  await expect(page.getByText('No matching places.')).toBeVisible();
});
