import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../platform/owner.ts';
import { addCategory, addItem } from './small-catalogue.ts';
import { addStore } from './small-world.ts';

export const STOCK = 100;

/** Stores 1 (zone 1, cash up to 50.00) and 2 (zone 2, no cash), each with one item and a stock of 100. */
export async function fillOrderWorld(db: Sql): Promise<void> {
  await db`update module_zones set maximum_cash_minor = 5000 where module_id = 1 and zone_id = 1`;
  await addCategory(db, { id: 1 });
  for (const id of [1, 2]) {
    await addStore(db, { id, zone: id });
    await addItem(db, { id, store: id, priceMinor: 1000, stock: STOCK });
  }
}

type NewOrder = {
  owner: Owner;
  store?: 1 | 2;
  quantity?: number;
  method?: 'cash_on_delivery' | 'digital_payment' | 'offline_payment';
  holdUntil?: Date | null;
  at?: Date;
};

let lastId = 100_000_000;

/** Inserts an order with lines and takes its stock, as placing does. */
export async function addOrder(db: Sql, order: NewOrder): Promise<number> {
  const { owner, store = 1, quantity = 1, method = 'digital_payment', at = new Date() } = order;
  const { holdUntil = method === 'cash_on_delivery' ? null : new Date(at.getTime() + 900_000) } = order;
  const id = (lastId += 1);
  const total = quantity * 1000;
  await db`
    insert into orders (id, owner_kind, owner_id, zone_id, module_id, store_id, store_name_en, order_type, source,
      currency, items_minor, total_minor, contact_number, payment_method, hold_until, created_at)
    values (${id}, ${owner.kind}, ${owner.id}, ${store}, 1, ${store}, 'Store', 'take_away', 'buy_now',
      'USD', ${total}, ${total}, '+201000000000', ${method}, ${holdUntil}, ${at})`;
  await db`
    insert into order_lines (order_id, line_no, model, item_id, name_en, selection, chosen, add_ons, quantity, unit_minor,
      add_ons_minor, discount_minor, discount_kind, total_minor, took_stock)
    values (${id}, 1, 'Item', ${store}, 'Item', '{}', '[]', '[]', ${quantity}, 1000, 0, 0, 'none', ${total}, '')`;
  await db`update inventory set stock = stock - ${quantity}, taken = taken + ${quantity} where item_id = ${store}`;
  return id;
}
