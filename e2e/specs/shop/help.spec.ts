import { expect, test } from '../../set-up/visitor.ts';

const words = 'Two plates of my order were missing.';

test('the help page has the contact tiles and answers', async ({ visit, page }) => {
  await visit('/help-and-support');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Email us/ })).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('button', { name: /^Visit us/ })).toBeVisible();
  expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
});

test('NAV-14 the help page links to the policies, which the footer of a phone does not', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/help-and-support');
  const policies = page.getByRole('main').getByRole('navigation', { name: 'Policies' });
  await expect(policies.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await policies.getByRole('link', { name: 'Terms & conditions' }).click();
  await expect(page).toHaveURL(/terms/);
});

test('a message is sent, and the visitor is thanked', async ({ visit, page }) => {
  await visit('/help-and-support');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Your name' }).fill('Mariam Haddad');
  await main.getByRole('textbox', { name: 'Your email address' }).fill('mariam@example.com');
  await main.getByRole('combobox', { name: 'What’s it about?' }).selectOption('An order');
  await main.getByRole('textbox', { name: 'Your message' }).fill(words);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expect(main.getByText('Thank you for your message.')).toBeVisible();
  await main.getByRole('link', { name: 'Send another message' }).click();
  await expect(main.getByRole('textbox', { name: 'Your message' })).toBeEmpty();
});

test('each invalid field shows its error, and the typed text is kept', async ({ visit, page }) => {
  await visit('/help-and-support');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'Your email address' });
  await main.getByRole('textbox', { name: 'Your name' }).fill('Mariam');
  await email.fill('nobody');
  await main.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('Please insert a valid email.')).toBeVisible();
  await expect(main.getByText('Please write at least 10 characters.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please insert a valid email.');
  await expect(email).toHaveValue('nobody');
  await expect(main.getByRole('textbox', { name: 'Your name' })).toHaveValue('Mariam');
});

for (const [topic, title] of [
  ['store', 'Become a store owner'],
  ['courier', 'Become a delivery man'],
] as const) {
  test(`NAV-16 the link “${title}” opens the form for its topic`, async ({ visit, page }) => {
    await visit(`/help-and-support?topic=${topic}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.getByRole('combobox', { name: 'What’s it about?' })).toHaveValue(topic);
  });
}

test('an unknown topic is ignored', { tag: '@long' }, async ({ visit, page }) => {
  await visit('/help-and-support?topic=%3Cscript%3E');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Contact us' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted, refused with its text kept, and sent in Arabic', async ({ visit, page }) => {
    await visit('/help-and-support?topic=courier', { language: 'ar' });
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'اسمك' }).fill('مريم حداد');
    await main.getByRole('textbox', { name: 'بريدك الإلكتروني' }).fill('mariam@example');
    await main.getByRole('textbox', { name: 'رسالتك' }).fill('أسكن قرب الميناء ولدي دراجة.');
    await main.getByRole('button', { name: 'إرسال الرسالة' }).click();
    await expect(main.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(main.getByRole('textbox', { name: 'رسالتك' })).toHaveValue('أسكن قرب الميناء ولدي دراجة.');
    await expect(main.getByRole('combobox')).toHaveValue('courier');
    await main.getByRole('textbox', { name: 'بريدك الإلكتروني' }).fill('mariam@example.com');
    await main.getByRole('button', { name: 'إرسال الرسالة' }).click();
    await expect(main.getByText('شكرًا لرسالتك.')).toBeVisible();
  });
});

test('a form posted from another site is refused', async ({ page, shopUrl }) => {
  const answer = await page.request.post(`${shopUrl}/help-and-support`, {
    headers: { origin: 'https://elsewhere.example' },
    form: { name: 'x', email: 'x@example.com', topic: 'other', message: 'Posted from elsewhere.' },
  });
  expect(answer.status()).toBe(400);
});
