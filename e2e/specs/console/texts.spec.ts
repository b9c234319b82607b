import { pageProblems } from '../../set-up/page-problems.ts';
import { openConsole } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

test('OPS-12 the owner rewrites the refund policy in both languages, and customers read it within a second', async ({
  page,
  context,
}) => {
  await openConsole(page, 'owner', '/texts/refund-policy');
  const english = page.getByRole('textbox', { name: 'Text (English)' });
  const former = await english.inputValue();
  await english.fill('## Cold food\n\nTell us within a day:\n- in the order\n- by chat');
  await page.getByRole('textbox', { name: 'Text (Arabic)' }).fill('## طعام بارد\n\nأخبرنا خلال يوم.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Cold food' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'طعام بارد' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Refund policy was saved.');

  const shop = await context.newPage();
  await shop.goto('/refund-policy');
  await expect(shop.getByRole('heading', { name: 'Cold food' })).toBeVisible();
  await expect(shop.getByRole('listitem').filter({ hasText: 'by chat' })).toBeVisible();
  await shop.close();

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByRole('button', { name: 'Use this text' }).last().click();
  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(english).toHaveValue(former);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You have changes that are not saved.')).toBeHidden();
});

test(
  'OPS-12 the owner changes settings and lists, and customers see them',
  { tag: '@long' },
  async ({ page, request }) => {
    await openConsole(page, 'owner', '/settings');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+20255500777');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('The settings were saved.');
    const config = async () => (await (await request.get('/api/v1/config')).json()) as { phone: string };
    await expect.poll(async () => (await config()).phone).toBe('+20255500777');

    await page.getByRole('link', { name: 'Payment', exact: true }).click();
    await page.getByRole('button', { name: 'Add a way to pay' }).click();
    await page.getByRole('textbox', { name: 'Name (English)' }).last().fill('Post office');
    await page.getByRole('button', { name: 'Save the list' }).click();
    const methods = async () => (await request.get('/api/v1/offline_payment_method_list')).text();
    await expect.poll(methods).toContain('Post office');
  },
);

for (const [path, heading] of [
  ['/texts', 'Texts'],
  ['/settings', 'Settings'],
  ['/settings/orders', 'Settings'],
  ['/settings/rewards', 'Settings'],
  ['/settings/payment', 'Settings'],
  ['/settings/parcels', 'Settings'],
  ['/settings/services', 'Settings'],
  ['/zones', 'Zones'],
  ['/modules', 'Modules'],
  ['/stores', 'Stores'],
] as const)
  test(`OPS-12 ${path} has no problems at 820 and 1440 px, light and dark`, { tag: '@long' }, async ({ page }) => {
    // The longest of these forms has 1,500 elements, which axe reads four times.
    test.setTimeout(240_000);
    await openConsole(page, 'owner', path);
    for (const width of [820, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        expect(await pageProblems(page), `${width} ${colorScheme}`).toEqual([]);
      }
  });
