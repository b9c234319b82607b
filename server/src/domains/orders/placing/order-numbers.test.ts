import { expect, test } from 'vitest';
import { openPayingShop } from '../../../testing/paying-shop.ts';
import { openOrderNumbers } from './order-numbers.ts';

test('D2 a used order number is not given out again, even after the sequence restarts', async () => {
  const shop = await openPayingShop();
  try {
    const taken = await openOrderNumbers(shop.db).take();
    const orderId = await shop.order();
    await shop.db`delete from order_lines where order_id = ${orderId}`;
    await shop.db`update orders set id = ${taken} where id = ${orderId}`;
    await shop.db`alter sequence order_numbers restart`;
    const again = openOrderNumbers(shop.db);
    const numbers = await Promise.all(Array.from({ length: 100 }, () => again.take()));
    expect(new Set(numbers).size).toBe(100);
    expect(numbers).not.toContain(taken);
  } finally {
    await shop.close();
  }
});
