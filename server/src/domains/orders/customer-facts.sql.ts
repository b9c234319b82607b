import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../platform/owner.ts';

export type CustomerFacts = {
  hasOrdered: boolean;
  name: string;
  phone: string | null;
  email: string | null;
  createdAt: Date;
  /** Another one after every change of the account. */
  rowVersion: string;
};

/** Null for a guest. */
export async function customerFactsOf(db: Sql, owner: Owner): Promise<CustomerFacts | null> {
  if (owner.kind === 'guest') return null;
  const rows = await db<CustomerFacts[]>`
    select exists (select from first_orders f where f.customer_id = c.id) as "hasOrdered",
           trim(c.f_name || ' ' || c.l_name) as name, c.phone, c.email, c.created_at as "createdAt",
           c.xmin::text as "rowVersion"
    from customers c where c.id = ${owner.id}`;
  return rows[0] ?? null;
}

/** Refuses if the account has changed since it was read. */
export async function requireSameCustomer(
  tx: Sql,
  customerId: CustomerId,
  { rowVersion }: CustomerFacts,
): Promise<void> {
  await tx`
    select refuse('changed_since', '{}')
    where not exists (select from customers where id = ${customerId} and xmin = ${rowVersion}::xid)`;
}

/** Refuses if the customer has a first order by now. */
export async function requireFirstOrder(tx: Sql, customerId: CustomerId, orderId: OrderId): Promise<void> {
  await tx`
    with claimed as (
      insert into first_orders (customer_id, order_id) values (${customerId}, ${orderId})
      on conflict (customer_id) do nothing returning order_id)
    select refuse('changed_since', '{}') where not exists (table claimed)`;
}

/** Whether this is the customer's first order. The row can be inserted once, however many try at the same time. */
export async function claimFirstOrder(tx: Sql, customerId: CustomerId, orderId: OrderId): Promise<boolean> {
  const rows = await tx<{ order_id: number }[]>`
    insert into first_orders (customer_id, order_id) values (${customerId}, ${orderId})
    on conflict (customer_id) do nothing returning order_id`;
  return rows.length > 0;
}

export async function hasFirstOrder(db: Sql, customerId: CustomerId): Promise<boolean> {
  const rows = await db`select from first_orders where customer_id = ${customerId}`;
  return rows.length > 0;
}

/** For a new account whose phone had its first order in an earlier account. */
export async function markFirstOrderUsed(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`insert into first_orders (customer_id, order_id) values (${customerId}, null)`;
}
