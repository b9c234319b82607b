import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { fillWorld } from '@rialto/demo/world/fill-world.ts';
import { findBreaches } from '@rialto/server/invariants/find-breaches.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const NOW = new Date('2026-03-10T10:30:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillWorld(database.db.sql, { log: { info: () => undefined }, now: NOW, hasLogins: true });
}, 60_000);
afterAll(() => database?.drop());

test('the demo breaks no invariant', async () => {
  expect(await findBreaches(database.db.sql)).toEqual([]);
});

test('TRK-05 HOM-11 the customers of the demo have addresses, favourites and orders of every kind', async () => {
  const rows = await database.db.sql<{ id: number; statuses: string[]; addresses: number; liked: number }[]>`
    select c.id, array(select o.status from orders o where o.owner_id = c.id order by o.created_at desc) as statuses,
      (select count(*) from customer_addresses a where a.customer_id = c.id) as addresses,
      (select count(*) from wishlist_items w where w.customer_id = c.id) as liked
    from customers c order by c.id`;
  expect(rows[0]?.statuses).toEqual(['processing', 'delivered', 'delivered', 'canceled', 'delivered', 'refunded']);
  for (const { statuses, addresses, liked } of rows) {
    expect(statuses.length).toBeGreaterThan(1);
    expect(Math.min(addresses, liked)).toBeGreaterThan(0);
  }
});

test('a customer of the demo with orders gets no discount for a first one', async () => {
  const rows = await database.db.sql`select customer_id from first_orders`;
  expect(rows).toHaveLength(3);
});

test('ITM-19 count and average of every item and store are those of its reviews and other ratings', async () => {
  const wrong = await database.db.sql`
    with rated as (
      select 'item' as kind, id, rating_count, rating_total, unreviewed_ratings as silent from items
      union all
      select 'store', id, rating_count, rating_total, unreviewed_ratings from stores
    ), written as (
      select 'item' as kind, item_id as id, count(*) as count, sum(rating) as total from reviews
      where item_id is not null and active group by item_id
      union all
      select 'store', store_id, count(*), sum(rating) from reviews where active group by store_id
    )
    select kind, id from rated left join written using (kind, id)
    cross join lateral (select sum(n) as count, sum(n * star) as total
                        from unnest(silent) with ordinality s(n, star)) other
    where rating_count <> other.count + coalesce(written.count, 0)
       or rating_total <> other.total + coalesce(written.total, 0)`;
  expect(wrong).toEqual([]);
});
