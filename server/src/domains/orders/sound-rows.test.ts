import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrderingShop, type OrderingShop } from '../../testing/ordering-shop.ts';
import { addFlashSale } from '../../testing/small-promotions.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 3 });
  expect((await shop.order(buyer)).statusCode).toBe(200);
  await shop.add(buyer, { item_id: 3 });
  await addFlashSale(shop.sql, { id: 1, from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z', items: [{ id: 3 }] });
});
afterAll(() => shop.close());

const unsound: [table: string, change: string][] = [
  ['orders', 'id = 99999999'],
  ['orders', "owner_kind = 'somebody'"],
  ['orders', 'owner_id = 0'],
  ['orders', "order_type = 'flight'"],
  ['orders', "source = 'dream'"],
  ['orders', "status = 'lost'"],
  ['orders', "payment_method = 'shells'"],
  ['orders', "payment_status = 'owed'"],
  ['orders', 'items_minor = items_minor + 1'],
  ['orders', 'total_minor = total_minor - 1'],
  ['orders', 'add_ons_minor = -1, total_minor = total_minor - 1'],
  ['orders', 'items_minor = -1, discount_minor = -1, total_minor = total_minor - items_minor'],
  ['orders', 'discount_minor = items_minor + 1, total_minor = total_minor - items_minor - 1'],
  ['orders', 'first_order_minor = -1, total_minor = total_minor + 1'],
  ['orders', "coupon_id = null, coupon_code = 'FREE'"],
  ['orders', 'coupon_minor = 1, total_minor = total_minor - 1'],
  ['orders', 'tax_minor = -1, total_minor = total_minor - 1 - tax_minor'],
  ['orders', 'delivery_minor = -1, total_minor = total_minor - 1 - delivery_minor'],
  ['orders', 'tip_minor = -1, total_minor = total_minor - 1'],
  ['orders', 'additional_minor = -1, total_minor = total_minor - 1 - additional_minor'],
  ['orders', 'first_order_minor = total_minor + 1, total_minor = -1'],
  ['orders', "bill_reasons = '[]'"],
  ['orders', 'distance_metres = -1'],
  ['orders', "address = '[]'"],
  ['orders', 'address = null'],
  ['orders', "order_type = 'take_away', delivery_minor = 5, total_minor = total_minor - delivery_minor + 5"],
  ['orders', 'store_id = null'],
  ['orders', "order_type = 'parcel'"],
  ['orders', 'wallet_minor = -1'],
  ['orders', 'wallet_minor = total_minor + 1'],
  ['orders', "owner_kind = 'guest', wallet_minor = 1"],
  ['orders', 'cashback_minor = -1'],
  ['orders', "owner_kind = 'guest', cashback_minor = 1"],
  ['orders', "language = 'tlh'"],
  ['orders', "refund_to = 'shells'"],
  ['order_lines', 'line_no = 0'],
  ['order_lines', "model = 'Idea'"],
  ['order_lines', "discount_kind = 'mood'"],
  ['order_lines', 'quantity = 0, total_minor = 0'],
  ['order_lines', 'unit_minor = -1, total_minor = -quantity'],
  ['order_lines', 'add_ons_minor = -1, total_minor = total_minor - 1 - add_ons_minor'],
  ['order_lines', 'discount_minor = -1, total_minor = total_minor + 1 + discount_minor'],
  ['order_lines', 'discount_minor = unit_minor * quantity + 1, total_minor = add_ons_minor - 1'],
  ['order_lines', 'total_minor = total_minor + 1'],
  ['order_lines', "selection = '[]'"],
  ['order_lines', "chosen = '{}'"],
  ['order_lines', "add_ons = '{}'"],
  ['order_lines', 'flash_sale_id = 1'],
  ['order_lines', "model = 'ItemCampaign', took_stock = 'large'"],
  ['order_lines', "note = ''"],
  ['order_lines', "note = repeat('a', 201)"],
  ['carts', "owner_kind = 'somebody'"],
  ['carts', 'owner_id = -1'],
  ['carts', 'version = 0'],
  ['carts', "moved = 'stolen'"],
  ['carts', 'module_id = null'],
  ['carts', 'store_id = null, module_id = null'],
  ['cart_lines', 'id = 0'],
  ['cart_lines', "model = 'Idea'"],
  ['cart_lines', 'item_id = 0'],
  ['cart_lines', 'quantity = 0'],
  ['cart_lines', 'quantity = 10000'],
  ['cart_lines', "selection = '[]'"],
  ['cart_lines', "note = ''"],
  ['cart_lines', "note = repeat('a', 201)"],
  ['flash_sale_items', "discount_type = 'whim'"],
  ['flash_sale_items', 'discount = 0'],
  ['flash_sale_items', "discount_type = 'percent', discount = 10001"],
  ['flash_sale_items', 'stock = 0, sold = 0'],
  ['flash_sale_items', 'taken = -1'],
  ['flash_sale_items', 'taken = sold + 1'],
  ['flash_sale_items', 'sold = stock + 1'],
];

test.each(unsound)('D7 T07 the database itself refuses %s with %s', async (table, change) => {
  const statement = `update ${table} set ${change}`;
  await expect(shop.sql.script(statement)).rejects.toThrow(`"${table}_sound"`);
});

test('a normal order and other valid rows pass the constraints', async () => {
  await shop.sql.script(`update orders set tip_minor = tip_minor + 5, total_minor = total_minor + 5`);
  await shop.sql.script(`update orders set contact_name = null, contact_number = null, address = null`);
  await shop.sql.script(`update carts set moved = 'merged'`);
  await expect(shop.sql`select from orders where tip_minor = 5 and address is null`).resolves.toHaveLength(1);
});

test('a zone and a module with orders cannot be deleted', async () => {
  await expect(shop.sql.script('delete from zones')).rejects.toThrow('zones 1 has orders');
  await expect(shop.sql.script('delete from modules where id = 2')).rejects.toThrow('modules 2 has orders');
});
