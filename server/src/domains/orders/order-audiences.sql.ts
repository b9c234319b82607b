import type { OrderId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import type { Audience } from '../../platform/live/live-event.ts';
import type { Owner } from '../../platform/owner.ts';

export type OrderParties = {
  ownerKind: Owner['kind'];
  ownerId: number;
  storeId: StoreId | null;
  status: OrderStatus;
  orderType: 'delivery' | 'take_away' | 'parcel';
  /** Of a parcel whose receiver has a link. */
  linkVersion: number | null;
};

/** Who an order concerns. The owner of an anonymised order is 0. */
export async function findOrderParties(db: Sql, orderId: OrderId): Promise<OrderParties | null> {
  const rows = await db<OrderParties[]>`
    select owner_kind as "ownerKind", owner_id as "ownerId", store_id as "storeId", status,
      order_type as "orderType",
      (select p.link_version from parcels p where p.order_id = orders.id) as "linkVersion"
    from orders where id = ${orderId}`;
  return rows[0] ?? null;
}

/** The stream of the receiver of a parcel, by the current version of their link. */
export function receiversOf(orderId: OrderId, linkVersion: number | null): Audience[] {
  return linkVersion === null ? [] : [`receiver:${orderId}.${linkVersion}`];
}
