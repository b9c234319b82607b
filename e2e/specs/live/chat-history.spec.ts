import type { APIRequestContext, Page } from '@playwright/test';
import { headersOf } from '../../set-up/account.ts';
import { newCustomer, signInOn, type Customer } from '../../set-up/customer.ts';
import { phoneAndDesktop } from '../../set-up/layout/looks.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { staffHeaders } from '../../set-up/staff.ts';
import { aStore, details, here, isHere } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

/** More than two pages of 30. */
const MESSAGES = 70;
/** The line with the day leaves the oldest message when there are earlier ones of its day. */
const DAY_LINE_PX = 60;
const NEEDLE = 'Is the pomegranate salad without nuts?';

const words = {
  en: {
    ...{ list: 'Conversations', search: 'Search messages', clear: 'Clear search' },
    none: (text: string) => `Nothing found for “${text}”`,
    latest: 'Go to the latest message',
  },
  ar: {
    ...{ list: 'المحادثات', search: 'البحث في الرسائل', clear: 'مسح البحث' },
    none: (text: string) => `لا توجد نتائج لـ«\u2068${text}\u2069»`,
    latest: 'الانتقال إلى أحدث رسالة',
  },
};

type Receiver = { receiver_type: 'store' | 'admin'; receiver_id?: number };

/** Writes as the customer, and returns the number of the conversation. */
async function write(request: APIRequestContext, customer: Customer, to: Receiver, message: string): Promise<number> {
  const data = { ...to, message };
  const answer = await request.post('/api/v1/customer/message/send', { headers: headersOf(customer), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { sent: { conversation_id: number } }).sent.conversation_id;
}

/** A long conversation with a store in which the customer and its staff take turns. */
async function talkLong(request: APIRequestContext, customer: Customer, to: Receiver): Promise<void> {
  const headers = await staffHeaders('manager');
  const id = await write(request, customer, to, 'Message 1');
  for (let number = 2; number <= MESSAGES; number += 1) {
    const message = `Message ${number}`;
    if (number % 2 === 1) await write(request, customer, to, message);
    else await request.post(`/api/v1/console/conversations/${id}/messages`, { headers, data: { message } });
  }
}

const topOf = (page: Page, text: string) =>
  page
    .getByRole('log')
    .getByText(text, { exact: true })
    .evaluate((part) => part.getBoundingClientRect().top);

for (const { language, viewport } of phoneAndDesktop) {
  const texts = words[language];

  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      `MSG-01 the search finds a conversation by its name and by an old message (${language})`,
      { tag: '@long' },
      async ({ visit, page, request }) => {
        const customer = await newCustomer(request);
        const first = await aStore(request, isHere);
        const second = await aStore(request, (store) => isHere(store) && store.id !== first.id);
        await write(request, customer, { receiver_type: 'store', receiver_id: first.id }, NEEDLE);
        await write(request, customer, { receiver_type: 'store', receiver_id: first.id }, 'Thank you!');
        await write(request, customer, { receiver_type: 'store', receiver_id: second.id }, 'See you at eight.');
        await write(request, customer, { receiver_type: 'admin' }, 'The app is lovely.');
        const [firstName, secondName] = await Promise.all(
          [first, second].map(async ({ slug }) => (await details(request, slug, language)).name),
        );
        await signInOn(page, customer);
        await visit('/profile?page=inbox', { ...here, language });
        const list = page.getByRole('navigation', { name: texts.list });
        const rows = list.getByRole('listitem');
        await expect(rows).toHaveCount(3);
        const box = list.getByRole('searchbox', { name: texts.search });

        await box.fill(secondName ?? '');
        await expect(rows).toHaveCount(1);
        await expect(rows).toContainText('See you at eight.');
        await box.fill('POMEGRANATE');
        await expect(rows).toContainText([firstName ?? '']);
        // The row shows the message that was found, not the last one.
        await expect(rows).toContainText([NEEDLE]);
        expect(await pageProblems(page)).toEqual([]);
        await box.fill('zzqqxx');
        await expect(list.getByText(texts.none('zzqqxx'))).toBeVisible();
        await list.getByRole('button', { name: texts.clear }).click();
        await expect(rows).toHaveCount(3);
        await expect(box).toHaveValue('');

        await box.fill('pomegranate');
        await rows.getByRole('link').click();
        await expect(page.getByRole('log').getByText(NEEDLE)).toBeVisible();
      },
    );

    test(
      `MSG-01 scrolling up in a long conversation loads all earlier messages once, in order, and keeps the place (${language})`,
      { tag: '@long' },
      async ({ visit, page, request }) => {
        const customer = await newCustomer(request);
        const store = await aStore(request, isHere);
        await talkLong(request, customer, { receiver_type: 'store', receiver_id: store.id });
        await signInOn(page, customer);
        await visit(`/profile?page=inbox&type=store&id=${store.id}`, { ...here, language });
        const log = page.getByRole('log');
        const messages = log.getByRole('listitem');
        await expect(log.getByText(`Message ${MESSAGES}`, { exact: true })).toBeInViewport();
        await expect(messages).toHaveCount(30);

        // The oldest message stays where it is while those before it appear above.
        for (const oldest of [41, 11]) {
          await log.getByText(`Message ${oldest}`, { exact: true }).scrollIntoViewIfNeeded();
          const before = await topOf(page, `Message ${oldest}`);
          await expect(messages).toHaveCount(Math.min(MESSAGES, MESSAGES - oldest + 31));
          expect(Math.abs((await topOf(page, `Message ${oldest}`)) - before)).toBeLessThanOrEqual(DAY_LINE_PX);
        }
        await expect(messages).toHaveCount(MESSAGES);
        const shown = await log.getByText(/^Message \d+$/).allInnerTexts();
        expect(shown).toEqual(Array.from({ length: MESSAGES }, (_, index) => `Message ${index + 1}`));
        await log.getByText('Message 1', { exact: true }).scrollIntoViewIfNeeded();
        expect(await pageProblems(page)).toEqual([]);

        await page.getByRole('main').getByRole('button', { name: texts.latest }).click();
        await expect(log.getByText(`Message ${MESSAGES}`, { exact: true })).toBeInViewport();
      },
    );
  });
}
