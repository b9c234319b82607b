import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Door } from '@rialto/rules/wallet/same-door.ts';

/** What the rewards of an order depend on. */
export type RewardedOrder = {
  customerId: CustomerId;
  currency: string;
  totalMinor: number;
  /** Paid for the goods, as in the rule `goodsMinor`, or for carrying a parcel. */
  goodsMinor: number;
  cashbackMinor: number;
  contactNumber: string | null;
  /** Where the customer is: the destination of goods, or where a parcel is fetched. */
  door: Door | null;
};

/** Null for orders of guests and of deleted accounts. */
export async function findRewardedOrder(tx: Sql, orderId: OrderId): Promise<RewardedOrder | null> {
  const [row] = await tx<RewardedOrder[]>`
    select o.owner_id as "customerId", o.currency, o.total_minor as "totalMinor",
      o.cashback_minor as "cashbackMinor",
      o.contact_number as "contactNumber",
      case when o.order_type = 'parcel' then o.delivery_minor
           else o.items_minor + o.add_ons_minor - o.discount_minor - o.coupon_minor - o.first_order_minor
      end as "goodsMinor",
      case when o.order_type = 'parcel' then p.sender_address when o.address ? 'lat' then o.address end as door
    from orders o left join parcels p on p.order_id = o.id
    where o.id = ${orderId} and o.owner_kind = 'customer' and o.owner_id > 0`;
  return row ?? null;
}

const MOST_ORDERS = 200;

/** Where a customer lives: saved addresses, and those of the latest orders. */
export function doorsOf(tx: Sql, customerId: CustomerId): Promise<Door[]> {
  return tx<Door[]>`
    select lat, lng, house, floor from customer_addresses where customer_id = ${customerId}
    union all
    (select (a.own->>'lat')::float8, (a.own->>'lng')::float8, a.own->>'house', a.own->>'floor'
     from orders o left join parcels p on p.order_id = o.id
     cross join lateral (select case when o.order_type = 'parcel' then p.sender_address else o.address end as own) a
     where o.owner_kind = 'customer' and o.owner_id = ${customerId} and a.own ? 'lat'
     order by o.created_at desc limit ${MOST_ORDERS})`;
}
