import { headersOf } from '../../set-up/account.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { moveOrder, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { openConsole } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

test(
  'OPS-09 a part of an order is refunded to the wallet, where the customer finds it',
  { tag: '@long' },
  async ({ visit, page, context, request }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const { order_id } = await placeOrder(request, customer);
    await moveOrder(order_id, 'confirmed', 'processing', 'handover', 'delivered');
    const wish = { order_id, customer_reason: 'It arrived damaged', refund_to: 'wallet' };
    const asked = await request.post('/api/v1/customer/order/refund-request', {
      headers: headersOf(customer),
      data: wish,
    });
    expect(asked.status(), await asked.text()).toBe(200);

    const desk = await context.newPage();
    await openConsole(desk, 'manager', '/decisions');
    const card = desk.getByRole('article').filter({ hasText: `Order ${order_id}` });
    await card.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: `Refund order ${order_id}` });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('2.50');
    await dialog.getByRole('radio', { name: 'To the wallet' }).check();
    expect(await pageProblems(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Refund $2.50' }).click();
    await expect(dialog).toBeHidden();
    await desk.close();

    await signInOn(page, customer);
    await visit('/wallet', here);
    await expect(page.getByRole('main').getByText('$2.50').first()).toBeVisible();
  },
);
