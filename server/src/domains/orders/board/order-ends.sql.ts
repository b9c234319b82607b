import type { CourierId, OrderId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderEnds } from '@rialto/rules/delivery/on-the-way.ts';

type EndsRow = {
  pickUpLat: number | null;
  pickUpLng: number | null;
  dropOffLat: number | null;
  dropOffLng: number | null;
};

/** An order is picked up at its store, or at the sender of a parcel. */
const ends = part`
  coalesce(s.lat, (p.sender_address ->> 'lat')::float8) as "pickUpLat",
  coalesce(s.lng, (p.sender_address ->> 'lng')::float8) as "pickUpLng",
  (o.address ->> 'lat')::float8 as "dropOffLat", (o.address ->> 'lng')::float8 as "dropOffLng"`;
const withEnds = part`orders o left join stores s on s.id = o.store_id left join parcels p on p.order_id = o.id`;

export async function findOrderEnds(db: Sql, orderId: OrderId): Promise<OrderEnds> {
  const [row] = await db<EndsRow[]>`select ${ends} from ${withEnds} where o.id = ${orderId}`;
  return row ? endsOf(row) : { pickUp: null, dropOff: null };
}

/** The orders that couriers are going to pick up. */
export async function endsBeforePickUp(db: Sql): Promise<(OrderEnds & { courierId: CourierId })[]> {
  const rows = await db<(EndsRow & { courierId: CourierId })[]>`
    select a.courier_id as "courierId", ${ends}
    from assignments a join ${withEnds} on o.id = a.order_id
    where a.ended_at is null and a.picked_up_at is null`;
  return rows.map(({ courierId, ...row }) => ({ courierId, ...endsOf(row) }));
}

function endsOf({ pickUpLat, pickUpLng, dropOffLat, dropOffLng }: EndsRow): OrderEnds {
  return { pickUp: pointOf(pickUpLat, pickUpLng), dropOff: pointOf(dropOffLat, dropOffLng) };
}

function pointOf(lat: number | null, lng: number | null) {
  return lat === null || lng === null ? null : { lat, lng };
}
