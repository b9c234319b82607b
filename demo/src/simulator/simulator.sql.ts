import type { Sql } from '@rialto/database/sql.ts';
import type { SimulatedStore } from './play-customers.ts';
import type { ParcelOffer } from './send-parcel.ts';

type StoreRow = Omit<SimulatedStore, 'point'> & SimulatedStore['point'];

/** Stores that deliver and take cash. Other customers order from them. */
export async function simulatedStores(db: Sql): Promise<SimulatedStore[]> {
  const rows = await db<StoreRow[]>`
    select s.id, s.zone_id as "zoneId", s.module_id as "moduleId", s.lat, s.lng,
      s.minimum_order_minor as "minimumMinor", s.take_away as "hasPickup"
    from stores s join zones z on z.id = s.zone_id
    where s.active and s.delivery and s.takes_cash and z.cash_on_delivery order by s.id`;
  return rows.map(({ lat, lng, ...store }) => ({ ...store, point: { lat, lng } }));
}

/** What other customers send: every category, in the lightest class, in zones where couriers take cash. */
export function parcelOffers(db: Sql): Promise<ParcelOffer[]> {
  return db<ParcelOffer[]>`
    select c.id as "categoryId", c.module_id as "moduleId", mz.zone_id as "zoneId",
      (select min(w.up_to_kg) from parcel_weights w where w.category_id = c.id) as "weightKg"
    from parcel_categories c
    join module_zones mz on mz.module_id = c.module_id
    join zones z on z.id = mz.zone_id
    where c.active and z.cash_on_delivery order by c.id, mz.zone_id`;
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
