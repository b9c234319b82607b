import type { CourierId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type DeliveringCourier = { id: number; fName: string; lName: string; picture: string | null };

/** The courier who delivered an order; null if the store handed it over or it is not delivered. */
export async function courierWhoDelivered(db: Sql, orderId: OrderId): Promise<DeliveringCourier | null> {
  const rows = await db<DeliveringCourier[]>`
    select c.id, c.f_name as "fName", c.l_name as "lName", c.picture
    from assignments a join couriers c on c.id = a.courier_id
    where a.order_id = ${orderId} and a.state = 'delivered'`;
  return rows[0] ?? null;
}

/** Counts a rating for a courier, or takes it back with -1, and returns the sum of all of them. */
export async function countCourierRating(
  tx: Sql,
  { courierId, rating }: { courierId: CourierId; rating: number },
  by: 1 | -1,
): Promise<{ ratingTotal: number; ratingCount: number }> {
  const [row] = await tx<{ ratings: number[] }[]>`
    update couriers set ratings[${rating}::int] = ratings[${rating}::int] + ${by}
    where id = ${courierId} returning ratings`;
  if (!row) throw new Error(`Courier ${courierId} of a review does not exist`);
  return {
    ratingTotal: row.ratings.reduce((sum, count, at) => sum + count * (at + 1), 0),
    ratingCount: row.ratings.reduce((sum, count) => sum + count, 0),
  };
}
