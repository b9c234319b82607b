import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { moveOrder, newGuest, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { openConsole, staffHeaders } from '../../set-up/staff.ts';
import { test } from '../../set-up/visitor.ts';

/** A courier on shift, with a name that no other story has. */
async function newCourier(request: APIRequestContext): Promise<string> {
  const headers = await staffHeaders('manager');
  const post = async <T>(path: string, data: object, by: Record<string, string>) => {
    const answer = await request.post(`/api/v1${path}`, { data, headers: by });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const name = `Omar${randomInt(1_000_000)}`;
  const phone = `+2011${randomInt(10_000_000, 99_999_999)}`;
  const person = { f_name: name, l_name: 'Said', phone, vehicle: 'motorbike', zone_id: 2 };
  const { id } = await post<{ id: number }>('/console/couriers', person, headers);
  const { url } = await post<{ url: string }>(`/console/couriers/${id}/link`, {}, headers);
  await post('/courier/shift', { is_on_shift: 1 }, { authorization: `Bearer ${new URL(url).hash.slice(1)}` });
  return name;
}

async function confirmedOrder(request: APIRequestContext): Promise<string> {
  const { order_id } = await placeOrder(request, await newGuest(request));
  await moveOrder(order_id, 'confirmed');
  return `#${String(order_id).slice(-4)}`;
}

test(
  'OPS-04 an order goes to another courier by keyboard, is taken back and dragged onto one; a second order lies on the way',
  { tag: '@long' },
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const [chosen, second] = [await newCourier(request), await newCourier(request)];
    const number = await confirmedOrder(request);
    await openConsole(page, 'dispatcher', '/dispatch');
    const waiting = page.getByRole('region', { name: /^Needs a courier/ });
    const assigned = page.getByRole('region', { name: /^With a courier/ });
    const couriers = page.getByRole('region', { name: /^Couriers on shift/ });
    const order = waiting.getByRole('listitem').filter({ hasText: number });

    await order.getByRole('button', { name: 'Other' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Choose a courier' })).toBeVisible();
    const item = page.getByRole('menuitem', { name: new RegExp(chosen) });
    await expect(item).toBeVisible();
    await page.keyboard.type(chosen);
    for (let presses = 0; presses < 20 && !(await item.evaluate((one) => one === document.activeElement)); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    const taken = assigned.getByRole('listitem').filter({ hasText: number });
    await expect(taken).toContainText(chosen);
    await expect(order).toHaveCount(0);
    expect(await pageProblems(page)).toEqual([]);

    await taken.getByRole('button', { name: 'Take back' }).click();
    await expect(order).toBeVisible();
    await expect(taken).toHaveCount(0);

    const row = couriers.getByRole('listitem').filter({ hasText: second });
    await order.hover();
    await page.mouse.down();
    await row.hover();
    // An order that arrives meanwhile does not move the courier away from the pointer.
    const read: string[] = [];
    page.on('response', (answer) => read.push(answer.url()));
    const another = await confirmedOrder(request);
    await expect.poll(() => read.some((url) => url.includes(another.slice(1)))).toBe(true);
    await page.mouse.up();
    await expect(taken).toContainText(second);

    const next = waiting.getByRole('listitem').filter({ hasText: another });
    await next.getByRole('button', { name: 'Other' }).click();
    await page.getByRole('menuitem', { name: new RegExp(`${second}.*on the way`) }).click();
    await expect(assigned.getByRole('listitem').filter({ hasText: another })).toContainText(second);
    await expect(row).toContainText(number);
    await expect(row).toContainText(another);
  },
);
