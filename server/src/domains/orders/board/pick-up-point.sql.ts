import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Where an order is picked up: at its store, or at the sender of a parcel. */
export async function findPickUpPoint(db: Sql, orderId: OrderId): Promise<{ lat: number; lng: number } | null> {
  const rows = await db<{ lat: number; lng: number }[]>`
    select s.lat, s.lng from orders o join stores s on s.id = o.store_id where o.id = ${orderId}
    union all
    select (sender_address ->> 'lat')::float8, (sender_address ->> 'lng')::float8
    from parcels where order_id = ${orderId} and sender_address is not null`;
  return rows[0] ?? null;
}
