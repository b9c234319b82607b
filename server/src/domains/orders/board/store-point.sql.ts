import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Where an order is picked up. */
export async function findStorePoint(db: Sql, orderId: OrderId): Promise<{ lat: number; lng: number } | null> {
  const rows = await db<{ lat: number; lng: number }[]>`
    select s.lat, s.lng from orders o join stores s on s.id = o.store_id where o.id = ${orderId}`;
  return rows[0] ?? null;
}
