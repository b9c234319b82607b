import { headersOf } from '../../set-up/account.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { staffHeaders } from '../../set-up/staff.ts';
import { aStore, here } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAATklEQVR42u3PQQkAAAgEsAt2/TGWEXwLgxVYpn0tAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgKXBTfrAS0KlmeBAAAAAElFTkSuQmCC',
  'base64',
);
type Thread = { conversation: { id: number }; messages: { message: string; file_full_url: string[] }[] };

test('MSG-01 MSG-02 a customer writes to a store in Arabic with a photo, and the answer appears by itself', async ({
  visit,
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const staff = await staffHeaders('manager');
  const store = await aStore(request, ({ open }) => open === 1);
  await signInOn(page, customer);
  await visit(`/profile?page=inbox&type=store&id=${store.id}`, { ...here, language: 'ar' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'اكتب أول رسالة' })).toBeVisible();
  await main.getByLabel('إضافة صور').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: square });
  await expect(main.getByRole('button', { name: 'إزالة الصورة 1' })).toBeVisible();
  await main.getByRole('textbox', { name: /^رسالة إلى/ }).fill('هل الطبق حار؟ Is it hot?');
  await main.getByRole('button', { name: 'إرسال' }).click();
  const log = main.getByRole('log');
  await expect(log.getByText('هل الطبق حار؟ Is it hot?')).toHaveCSS('direction', 'rtl');
  await expect(log.getByText('أُرسلت')).toBeAttached();
  await expect(log.getByRole('button', { name: 'فتح الصورة 1' })).toBeVisible();

  const read = await request.get(`/api/v1/customer/message/details?receiver_type=store&receiver_id=${store.id}`, {
    headers: headersOf(customer),
  });
  const { conversation } = (await read.json()) as Thread;
  const path = `/api/v1/console/conversations/${conversation.id}`;
  await request.post(`${path}/seen`, { headers: staff, data: { message_id: 1 } });
  await request.post(`${path}/messages`, { headers: staff, data: { message: 'لا، ليس حارًا' } });
  await expect(log.getByText('لا، ليس حارًا')).toBeVisible();
  await expect(log.getByText('شوهدت')).toBeAttached();

  const unread = async () => {
    const inbox = await request.get('/api/v1/customer/message/list', { headers: headersOf(customer) });
    return ((await inbox.json()) as { unread_message_count: number }).unread_message_count;
  };
  await expect.poll(unread).toBe(0);

  await visit('/profile');
  await request.post(`${path}/messages`, { headers: staff, data: { message: 'شيء آخر؟' } });
  const link = page.getByRole('banner').getByRole('link', { name: /الرسائل/ });
  await expect(link).toContainText('١ غير مقروءة');
  await link.click();
  await expect(main.getByRole('navigation', { name: 'المحادثات' }).getByText('شيء آخر؟')).toBeVisible();
});

test(
  'MSG-01 a message written without a network waits, survives a reload, and is sent once, in order',
  { tag: '@times' },
  async ({ visit, page, context, request }) => {
    const customer = await newCustomer(request);
    await signInOn(page, customer);
    await visit('/profile?page=inbox&type=admin', here);
    const main = page.getByRole('main');
    const box = main.getByRole('textbox', { name: /^Message to/ });
    await expect(box).toBeVisible();
    // Only sending fails, so that the page itself can be loaded again.
    await context.route('**/customer/message/send', (route) => route.abort('internetdisconnected'));
    for (const text of ['First', 'Second']) {
      await box.fill(text);
      await box.press('Enter');
    }
    const log = main.getByRole('log');
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expect(log.getByText('Sent', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await context.unroute('**/customer/message/send');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(log.getByText('Sent', { exact: true })).toHaveCount(2);
    const read = await request.get('/api/v1/customer/message/details?receiver_type=admin', {
      headers: headersOf(customer),
    });
    const { messages } = (await read.json()) as Thread;
    expect(messages.map(({ message }) => message)).toEqual(['Second', 'First']);
  },
);
