import type { Sql } from '@rialto/database/sql.ts';
import type { KnownStore } from './play-customers.ts';

/** Stores that deliver. Other customers order from them. */
export async function knownStores(db: Sql): Promise<KnownStore[]> {
  const rows = await db<{ id: number; zoneId: number; moduleId: number; lat: number; lng: number }[]>`
    select id, zone_id as "zoneId", module_id as "moduleId", lat, lng from stores where active and delivery order by id`;
  return rows.map(({ lat, lng, ...store }) => ({ ...store, point: { lat, lng } }));
}

export async function insertSimulatedOrder(db: Sql, orderId: number): Promise<void> {
  await db`insert into simulated_orders (order_id) values (${orderId}) on conflict do nothing`;
}

/** Simulated orders that ended and were placed before a time. */
export async function oldSimulatedOrders(db: Sql, before: Date, most: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select o.id from simulated_orders s join orders o on o.id = s.order_id
    where o.created_at < ${before} and o.status in ('delivered', 'canceled', 'failed')
    order by o.created_at limit ${most}`;
  return rows.map(({ id }) => id);
}
