import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';

export type BuyerRow = {
  id: CustomerId;
  fName: string;
  lName: string;
  phone: string | null;
  email: string | null;
  status: 'active' | 'blocked';
  createdAt: Date;
  ordersCount: number;
};

const columns = part`c.id, c.f_name as "fName", c.l_name as "lName", c.phone, c.email, c.status,
  c.created_at as "createdAt",
  (select count(*) from orders o where o.owner_kind = 'customer' and o.owner_id = c.id) as "ordersCount"`;
const MOST = 50;

/** What a search may mean; each part is found by an index. */
export type BuyerSearch = { start: string; phoneEnd: string | null; orderId: OrderId | null };

export function buyersLike(db: Sql, search: BuyerSearch | null): Promise<BuyerRow[]> {
  const found = search ? part`c.id in (${idsLike(search)})` : part`true`;
  return db<BuyerRow[]>`
    select ${columns} from customers c where c.status <> 'deleted' and ${found}
    order by c.created_at desc, c.id limit ${MOST}`;
}

function idsLike({ start, phoneEnd, orderId }: BuyerSearch): Part {
  const like = `${start.replace(/[\\%_]/g, '\\$&')}%`;
  const backwards = phoneEnd && `${[...phoneEnd].toReversed().join('')}%`;
  return part`
    (select id from customers where lower(f_name || ' ' || l_name) like ${like} limit ${MOST})
    union (select id from customers where lower(l_name) like ${like} limit ${MOST})
    union (select id from customers where email like ${like} limit ${MOST})
    union (select id from customers where reverse(phone) like ${backwards}::text limit ${MOST})
    union (select owner_id from orders where id = ${orderId}::bigint and owner_kind = 'customer')`;
}

export type BuyerDetail = BuyerRow & {
  language: string;
  addressesCount: number;
  blockedAt: Date | null;
  blockedReason: string | null;
};

export async function findBuyer(db: Sql, id: CustomerId): Promise<BuyerDetail | null> {
  const [row] = await db<BuyerDetail[]>`
    select ${columns}, c.language, c.blocked_at as "blockedAt", c.blocked_reason as "blockedReason",
      (select count(*) from customer_addresses a where a.customer_id = c.id) as "addressesCount"
    from customers c where c.id = ${id} and c.status <> 'deleted'`;
  return row ?? null;
}

export type BuyerOrderRow = {
  id: OrderId;
  status: OrderStatus;
  totalMinor: number;
  currency: string;
  storeNameEn: string | null;
  storeNameAr: string | null;
  createdAt: Date;
};

export function ordersOfBuyer(
  db: Sql,
  id: CustomerId,
  { limit, offset }: { limit: number; offset: number },
): Promise<BuyerOrderRow[]> {
  return db<BuyerOrderRow[]>`
    select id, status, total_minor as "totalMinor", currency, store_name_en as "storeNameEn",
      store_name_ar as "storeNameAr", created_at as "createdAt"
    from orders where owner_kind = 'customer' and owner_id = ${id}
    order by created_at desc, id limit ${limit} offset ${offset}`;
}

export async function countOrdersOfBuyer(db: Sql, id: CustomerId): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from orders where owner_kind = 'customer' and owner_id = ${id}`;
  return row?.count ?? 0;
}
