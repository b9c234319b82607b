import type { CategoryId, CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export async function interestsOf(db: Sql, customerId: CustomerId): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select category_id as id from customer_interests where customer_id = ${customerId} order by category_id`;
  return rows.map(({ id }) => id);
}

/** How many of the categories exist and are active. */
export async function replaceInterests(tx: Sql, customerId: CustomerId, categoryIds: CategoryId[]): Promise<number> {
  await tx`delete from customer_interests where customer_id = ${customerId}`;
  const rows = await tx<{ id: number }[]>`
    insert into customer_interests (customer_id, category_id)
    select ${customerId}, id from categories where id = any(${categoryIds}) and active returning category_id as id`;
  return rows.length;
}

export async function deleteInterestsOf(db: Sql, customerId: CustomerId): Promise<void> {
  await db`delete from customer_interests where customer_id = ${customerId}`;
}

/** Makes concurrent choices of a customer wait for each other. */
export async function lockCustomer(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`select from customers where id = ${customerId} for no key update`;
}
