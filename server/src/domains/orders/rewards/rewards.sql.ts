import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Door } from '@rialto/rules/wallet/same-door.ts';

/** What the rewards of an order depend on. */
export type RewardedOrder = {
  customerId: CustomerId;
  currency: string;
  /** Paid for the goods, as in the rule `goodsMinor`. */
  goodsMinor: number;
  cashbackMinor: number;
  contactNumber: string | null;
  door: Door | null;
};

/** Null for orders of guests and of deleted accounts. */
export async function findRewardedOrder(tx: Sql, orderId: OrderId): Promise<RewardedOrder | null> {
  const [row] = await tx<RewardedOrder[]>`
    select owner_id as "customerId", currency, cashback_minor as "cashbackMinor", contact_number as "contactNumber",
      items_minor + add_ons_minor - discount_minor - coupon_minor - first_order_minor as "goodsMinor",
      case when address ? 'lat' then address end as door
    from orders where id = ${orderId} and owner_kind = 'customer' and owner_id > 0`;
  return row ?? null;
}

const MOST_ORDERS = 200;

/** Where a customer lives: saved addresses, and those of the latest orders. */
export function doorsOf(tx: Sql, customerId: CustomerId): Promise<Door[]> {
  return tx<Door[]>`
    select lat, lng, house, floor from customer_addresses where customer_id = ${customerId}
    union all
    (select (address->>'lat')::float8, (address->>'lng')::float8, address->>'house', address->>'floor'
     from orders where owner_kind = 'customer' and owner_id = ${customerId} and address ? 'lat'
     order by created_at desc limit ${MOST_ORDERS})`;
}
