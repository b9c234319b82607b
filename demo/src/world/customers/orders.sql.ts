import type { Sql } from '@rialto/database/sql.ts';
import { moneyOf } from '../money/money-of-order.ts';
import { multirange } from '../opening-hours.ts';
import type { DemoCustomer } from './demo-customers.ts';
import type { PlannedOrder } from './plan-orders.ts';

const CURRENCY = 'USD';

type Buyer = Pick<DemoCustomer, 'fName' | 'lName' | 'phone' | 'email'>;

export async function insertOrder(tx: Sql, order: PlannedOrder, buyer: Buyer, timezone: string): Promise<void> {
  const { id, customerId, store, place, bill, status, createdAt } = order;
  const isCanceled = status === 'canceled';
  const address = {
    ...{ address: `${place.place.nameEn}, ${place.place.areaEn}`, addressType: place.type },
    ...{ road: null, house: null, floor: null, additionalInformation: null },
    ...{ lat: place.place.lat, lng: place.place.lng },
  };
  const last = order.steps.at(-1);
  const { walletMinor, cashbackMinor, method } = moneyOf(order);
  await tx`
    insert into orders (id, owner_kind, owner_id, zone_id, module_id, store_id, store_name_en, store_name_ar, store_hours,
      store_timezone, order_type, source, status, currency, items_minor, tax_minor, delivery_minor, total_minor,
      bill_reasons, distance_metres, address, contact_name, contact_number, contact_email, payment_method,
      payment_status, wallet_minor, cashback_minor, refund_to, canceled_by, cancel_reason, given_back_at, created_at)
    values (${id}, 'customer', ${customerId}, ${store.zoneId}, ${store.moduleId}, ${store.id}, ${store.nameEn},
      ${store.nameAr}, ${multirange(store.hours)}::int4multirange, ${timezone}, 'delivery', 'cart', ${status},
      ${CURRENCY}, ${bill.items.minor}, ${bill.tax.minor}, ${bill.delivery.minor}, ${bill.total.minor},
      ${reasonsOf(bill)}::jsonb, ${order.metres}, ${JSON.stringify(address)}::jsonb, ${`${buyer.fName} ${buyer.lName}`},
      ${buyer.phone}, ${buyer.email}, ${method}, ${paymentStatusOf(order)}, ${walletMinor}, ${cashbackMinor},
      ${status === 'refunded' ? 'wallet' : null}, ${isCanceled ? 'customer' : null},
      ${isCanceled ? (last?.reason ?? null) : null}, ${isCanceled ? (last?.at ?? null) : null}::timestamptz, ${createdAt})`;
  await insertLines(tx, order);
  await insertSteps(tx, order);
}

function reasonsOf({ subtotal: _subtotal, isTaxIncluded: _included, total: _total, ...entries }: PlannedOrder['bill']) {
  return JSON.stringify(Object.fromEntries(Object.entries(entries).map(([name, { reason }]) => [name, reason])));
}

function paymentStatusOf({ steps, status }: PlannedOrder): string {
  if (status === 'refunded') return 'refunded';
  return steps.some((step) => step.status === 'delivered') ? 'paid' : 'unpaid';
}

async function insertLines(tx: Sql, { id, lines }: PlannedOrder): Promise<void> {
  const selection = JSON.stringify({ choices: [], variation: null, addOns: [] });
  for (const [index, { item, quantity }] of lines.entries())
    await tx`
      insert into order_lines (order_id, line_no, model, item_id, name_en, name_ar, picture, selection, chosen, add_ons,
        quantity, unit_minor, add_ons_minor, discount_minor, discount_kind, total_minor)
      values (${id}, ${index + 1}, 'Item', ${item.id}, ${item.name.en}, ${item.name.ar}, ${item.picture.id},
        ${selection}::jsonb, '[]', '[]', ${quantity}, ${item.priceMinor}, 0, 0, 'none', ${item.priceMinor * quantity})`;
}

async function insertSteps(tx: Sql, { id, steps, bill }: PlannedOrder): Promise<void> {
  for (const { status, by, at, reason } of steps) {
    await tx`
      insert into order_status_log (order_id, status, moved_by, reason, at)
      values (${id}, ${status}, ${by}, ${reason}, ${at})`;
    if (status === 'refund_requested')
      await tx`
        insert into refund_requests (order_id, reason, amount_minor, status, created_at)
        values (${id}, ${reason ?? ''}, ${bill.total.minor}, 'approved', ${at})`;
    if (status === 'refunded')
      await tx`
        insert into order_refunds (order_id, number, paid_minor, wallet_minor, destination, created_at)
        select id, 1, total_minor - wallet_minor, wallet_minor, 'wallet', ${at} from orders where id = ${id}`;
  }
}

/** The first order that was not canceled, so that a customer with orders gets no discount for a first one. */
export async function markFirstOrders(tx: Sql): Promise<void> {
  await tx`
    insert into first_orders (customer_id, order_id)
    select distinct on (owner_id) owner_id, id from orders
    where owner_kind = 'customer' and given_back_at is null order by owner_id, created_at`;
}

/** Customers like the stores they ordered from, and the first item of each order. */
export async function insertFavourites(tx: Sql, orders: readonly PlannedOrder[]): Promise<void> {
  for (const { customerId, store, lines, createdAt, status } of orders) {
    if (status !== 'delivered') continue;
    await tx`
      insert into wishlist_stores (customer_id, store_id, created_at)
      values (${customerId}, ${store.id}, ${createdAt}) on conflict do nothing`;
    for (const { item } of lines.slice(0, 1))
      await tx`
        insert into wishlist_items (customer_id, item_id, created_at)
        values (${customerId}, ${item.id}, ${createdAt}) on conflict do nothing`;
  }
}
