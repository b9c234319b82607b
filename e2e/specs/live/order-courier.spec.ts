import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { phoneAndDesktop } from '../../set-up/layout/looks.ts';
import { ratedOnceBefore } from '../../set-up/live/earlier-order.ts';
import { placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { here } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

const words = {
  en: {
    name: 'Karim Said',
    person: 'Your courier',
    rating: 'Rated 5.0 out of 5',
    call: 'Call Karim Said',
    chat: 'Chat with Karim Said',
    write: 'Message to Karim Said',
  },
  ar: {
    name: 'Karim Said',
    person: 'مندوب التوصيل',
    rating: 'التقييم ٥٫٠ من ٥',
    call: 'الاتصال بـ\u2068Karim Said\u2069',
    chat: 'محادثة \u2068Karim Said\u2069',
    write: 'رسالة إلى \u2068Karim Said\u2069',
  },
};

for (const { language, viewport } of phoneAndDesktop) {
  const texts = words[language];

  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      `CHK-14 MSG-03 the details of an order show the delivery person as soon as there is one, with rating, call and chat (${language})`,
      { tag: '@long' },
      async ({ visit, page, request }) => {
        const { crew } = await ratedOnceBefore(request);
        const customer = await newCustomer(request);
        const { order_id } = await placeOrder(request, { ...customer, kind: 'customer' });
        await signInOn(page, customer);
        await visit(`/my-orders/${order_id}`, { ...here, language });
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toContainText(String(order_id));
        await expect(main.getByText(texts.person)).toHaveCount(0);

        await crew.step(order_id, 'confirmed', { prep_minutes: 20 });
        await crew.offer(order_id);
        await crew.take(order_id, 'accept');
        await expect(main.getByText(texts.person)).toBeVisible();
        await expect(main.getByText(texts.name, { exact: true })).toBeVisible();
        await expect(main.getByRole('img', { name: texts.rating })).toBeVisible();
        await expect(main.getByRole('link', { name: texts.call })).toHaveAttribute('href', /^tel:\+2011\d{8}$/);
        expect(await pageProblems(page)).toEqual([]);
        const chat = main.getByRole('link', { name: texts.chat });
        await chat.click();
        await expect(page).toHaveURL(new RegExp(`/profile\\?page=inbox&type=delivery_man&id=${crew.courier.id}$`));
        await expect(main.getByRole('textbox', { name: texts.write })).toBeVisible();

        await page.goBack();
        for (const to of ['processing', 'handover']) await crew.step(order_id, to);
        await crew.take(order_id, 'pick_up');
        await crew.take(order_id, 'deliver', { code: await crew.codeOf(order_id) });
        await page.reload();
        await expect(main.getByText(texts.name, { exact: true })).toBeVisible();
      },
    );
  });
}
