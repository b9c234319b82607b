import { headersOf, profileOf, toast } from '../../set-up/account.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { moveOrder, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { here } from '../../set-up/stores.ts';
import { balanceOf, moneyText } from '../../set-up/wallet.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATklEQVR42u3PQQkAAAgEsAt2/TGWEXwLgxVYpn0tAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgKXBTfrAS0KlmeBAAAAAElFTkSuQmCC',
  'base64',
);

test(
  'ACC-06 the profile form shows errors, previews the photo, and saves both',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    await signInOn(page, customer);
    await visit('/profile', here);
    const main = page.getByRole('main');
    const save = main.getByRole('button', { name: 'Update profile' });
    const first = main.getByRole('textbox', { name: 'First name' });
    await expect(main.getByRole('textbox', { name: 'Phone number' })).not.toBeEditable();
    await first.fill('');
    await main.getByRole('textbox', { name: 'Last name' }).fill('');
    await main.getByRole('textbox', { name: 'Email' }).fill('');
    await save.click();
    for (const text of ['name is required', 'last name required', 'Email is required'])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(first).toBeFocused();
    await main.getByRole('textbox', { name: 'Email' }).fill('salma@');
    await save.click();
    await expect(main.getByText('Must be a valid email')).toBeVisible();

    const photo = main.getByLabel('Profile photo');
    await photo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: square });
    await expect(main.getByText('Please choose a JPG, PNG, JPEG or GIF photo.')).toBeVisible();
    await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(main.getByText('The photo can be up to 2 MB.')).toBeVisible();
    await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: square });
    await expect(main.locator('form img')).toHaveAttribute('src', /^blob:/);

    await first.fill('Salma Rose');
    await main.getByRole('textbox', { name: 'Last name' }).fill('Nabil');
    await main.getByRole('textbox', { name: 'Email' }).fill(customer.email);
    await save.click();
    await expect(toast(page, 'Updated successfully.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'My account' })).toContainText('Salma Rose Nabil');
    await expect(main.locator('form img')).toHaveAttribute('src', /^\/files\//);
    const kept = await request.get((await main.locator('form img').getAttribute('src')) ?? '');
    expect(kept.headers()['content-type']).toMatch(/^image\//);
    expect(await pageProblems(page)).toEqual([]);
  },
);

test(
  'ACC-06 a new password needs the current one and ends the other sessions, which the list shows',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    const credentials = { email_or_phone: customer.email, password: customer.password };
    const elsewhere = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit Safari/605' };
    for (let device = 0; device < 2; device += 1)
      await request.post('/api/v1/auth/login', { data: credentials, headers: elsewhere });
    await signInOn(page, customer);
    await visit('/profile', here);
    const devices = page.getByRole('region', { name: 'Signed-in devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    await expect(devices.getByText('This device')).toHaveCount(1);
    await devices.getByRole('button', { name: 'Sign out Safari, iPhone' }).first().click();
    await expect(toast(page, 'The device has been signed out.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(2);

    const main = page.getByRole('main');
    const save = main.getByRole('button', { name: 'Update profile' });
    await main.getByLabel('New password', { exact: true }).fill('four kind elephants');
    await main.getByLabel('Confirm new password').fill('four kind elephant');
    await save.click();
    await expect(main.getByText('The passwords don’t match.')).toBeVisible();
    await expect(main.getByText('Enter your current password to make this change.')).toBeVisible();
    await main.getByLabel('Confirm new password').fill('four kind elephants');
    await main.getByLabel('Current password').fill('not this one');
    await save.click();
    await expect(main.getByText('Your current password is wrong.')).toBeVisible();
    await main.getByLabel('Current password').fill(customer.password);
    await save.click();
    await expect(toast(page, 'Updated successfully.')).toBeVisible();
    await expect(main.getByLabel('Current password')).toBeEmpty();
    await page.reload();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
  },
);

test(
  'ACC-08 ACC-10 MON-07 settings are saved; the account is deleted unless an order runs, with money only if given up',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    await request.put('/api/v1/customer/settings', { headers: headersOf(customer), data: { language: 'ar' } });
    const { order_id } = await placeOrder(request, { ...customer, kind: 'customer' }, { goods: 40 });
    await signInOn(page, customer);
    await visit('/settings', { ...here, language: 'ar' });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'English' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'نعم' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await main.getByRole('switch', { name: /^Offers/ }).click();
    await expect(toast(page, 'Updated successfully.')).toBeVisible();
    expect(await profileOf(request, customer)).toMatchObject({ language: 'en', offer_notifications: 1 });

    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    const remove = main.getByRole('button', { name: 'Delete account' });
    await remove.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'You have an order in progress.')).toBeVisible();
    await expect(question).toBeHidden();

    await moveOrder(order_id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
    await page
      .getByRole('dialog', { name: /^How was your order/ })
      .getByRole('button', { name: 'Not now' })
      .click();
    let left = { money: 0, points: 0 };
    const isRewarded = async () => {
      left = await balanceOf(request, customer);
      return left.money > 0 && left.points > 0;
    };
    await expect.poll(isRewarded).toBe(true);
    await remove.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    const money = page.getByRole('alertdialog', { name: `Give up ${moneyText(left.money, 'en')}?` });
    await expect(money).toContainText(`contact us to have it paid out. Your ${left.points} points will be lost too.`);
    await money.getByRole('button', { name: 'Delete and give it up' }).click();
    await expect(toast(page, 'Account has been deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await storedOnDevice(page)).not.toHaveProperty('token');
  },
);

test(
  'ACC-09 a customer chooses favourite categories and continues to the shop',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    await signInOn(page, customer);
    await visit('/interest', here);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Pizza' }).click();
    await main.getByRole('button', { name: 'Burgers' }).click();
    await main.getByRole('button', { name: 'Pizza' }).click();
    await expect(main.getByText('1 selected')).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Your interests have been saved.')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    expect((await profileOf(request, customer))['interest']).toHaveLength(1);
  },
);

test(
  'NAV-01 ACC-05 every account page opens for its customer, and an expired session leads to the sign-in',
  { tag: '@long' },
  async ({ visit, page, request, shopUrl }) => {
    const html = await (await request.get('/wallet')).text();
    expect(html).toContain('<title>My wallet · Rialto</title>');
    expect(html).toMatch(/<noscript>.*You must be login to access this page\..*<\/noscript>/s);
    const moved = await request.get('/profile?page=my-orders&orderId=17&from=checkout', { maxRedirects: 0 });
    expect(moved.headers()['location']).toBe('/my-orders/17');

    const customer = await newCustomer(request);
    await signInOn(page, customer);
    await visit('/rate-and-review/100001', here);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order not found');
    const pages = page.getByRole('navigation', { name: 'My account' });
    for (const name of ['My wallet', 'Loyalty points', 'Referral code']) {
      await pages.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    const { ref_code } = (await profileOf(request, customer)) as { ref_code: string };
    await expect(page.getByRole('button', { name: `Copy code ${ref_code}` })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await visit('/profile?page=inbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
    // Set by the next page itself, so that this one does not report it; the notice may end before the last picture loads.
    await page.addInitScript(() => localStorage.setItem('token', 'no-longer-known'));
    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(toast(page, 'Your account is inactive or Your token has been expired')).toBeVisible();
    await expect(page).toHaveURL(`${shopUrl}/auth/sign-in?from=%2Fprofile`);
  },
);
