import { expect, test } from '../../set-up/visitor.ts';

test('NAV-14 the footer has newsletter, footer text and the policies the shop has', async ({ visit }) => {
  const page = await visit('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { level: 2 }).first()).not.toBeEmpty();
  for (const policy of [
    'Terms & conditions',
    'Privacy policy',
    'Refund policy',
    'Cancellation policy',
    'Shipping policy',
  ]) {
    const link = footer.getByRole('link', { name: policy });
    const path = await link.getAttribute('href');
    await link.click();
    // A click before the page is there would abort its loading.
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/· Rialto$/);
  }
});

test('NAV-14 on a phone the policy links are hidden', { tag: '@long' }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/');
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeHidden();
});

test('NAV-15 app buttons and social links open in a new window; contact tiles show email, phone and address', async ({
  visit,
}) => {
  const page = await visit('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest']) {
    const link = footer.getByRole('link', { name, exact: false });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(footer.getByRole('link', { name: 'Google Play' })).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('link', { name: /^Email us/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:\+/);
});

test('NAV-16 quick links work; applications open in a new window', { tag: '@long' }, async ({ visit, shopUrl }) => {
  const page = await visit('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Become a store owner', 'Become a delivery man']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  for (const [name, path] of [
    ['Help & Support', '/help-and-support'],
    ['About Us', '/about-us'],
    ['Track Order', '/track-order'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(shopUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('NAV-16 the campaigns link leads to the campaigns of the module, and in the parcel module to the others', async ({
  visit,
  page,
}) => {
  const campaigns = page.getByRole('contentinfo').getByRole('link', { name: 'Campaigns' });
  await visit('/track-order', { zoneIds: [1], moduleId: 2, point: { lat: 33, lng: 27 } });
  await campaigns.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await visit('/track-order', { zoneIds: [1], moduleId: 5, point: { lat: 33, lng: 27 } });
  await campaigns.click();
  await expect(page.getByRole('heading', { level: 1, name: 'No campaigns here right now' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('NAV-17 wallet and loyalty need a login, campaigns a zone', async ({ visit, shopUrl }) => {
  const page = await visit('/');
  const footer = page.getByRole('contentinfo');
  const notices = page.getByRole('region', { name: 'Notices' });
  await footer.getByRole('link', { name: 'Loyalty points' }).click();
  await expect(notices.getByText('You must be login to access this page.')).toBeVisible();
  await footer.getByRole('link', { name: 'Campaigns' }).click();
  await expect(notices.getByText('You must pick a zone to access this page.')).toBeVisible();
  await footer.getByRole('link', { name: 'My wallet' }).click();
  await expect(notices.getByText('You must be login to access this page.')).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}/`);
});

test('NAV-18 the newsletter refuses an invalid address, accepts a valid one, and reports a second subscription', async ({
  visit,
}) => {
  const page = await visit('/');
  const notices = page.getByRole('region', { name: 'Notices' });
  const email = page.getByRole('textbox', { name: 'Email address' });
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await email.fill('nobody');
  await subscribe.click();
  await expect(notices.getByText('Please insert a valid email.')).toBeVisible();
  const address = `visitor-${Date.now()}@example.com`;
  await email.fill(address);
  await subscribe.click();
  await expect(notices.getByText('Subscribed Successfully')).toBeVisible();
  await email.fill(address.toUpperCase());
  await email.press('Enter');
  await expect(notices.getByText('This email address is already subscribed.')).toBeVisible();
});
