import { actAsGuestOn, newGuest, placeOrder } from '../../set-up/orders.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

test(
  'TRK-03 PAY-01 the form is folded after an order is found, and /order-failed without an order leads on',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    const main = page.getByRole('main');
    const guest = await newGuest(request);
    await actAsGuestOn(page, guest);
    const { order_id } = await placeOrder(request, guest);
    await visit(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(guest.phone)}`, here);
    await expect(main.getByRole('heading', { name: `Order #${order_id}` })).toBeVisible();
    const submit = main.getByRole('button', { name: 'Track Now' });
    await expect(submit).toHaveCount(0);
    await main.getByRole('button', { name: 'Track another order' }).click();
    await expect(submit).toBeVisible();
    await expect(main.getByRole('textbox').first()).toHaveValue('');

    await visit('/order-failed');
    await expect(main.getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/track-order');
    await main.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(/\/home$/);
  },
);
