import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { fillWorld } from '@rialto/demo/world/fill-world.ts';
import { runSentImport, sendImport } from '@rialto/server/domains/importing/testing/send-import.ts';
import { findBreaches } from '@rialto/server/invariants/find-breaches.ts';
import { openTestApi } from '@rialto/server/testing/open-test-api.ts';
import { addMember } from '@rialto/server/testing/people.ts';
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

test('MON-06 MON-04 the customers of the demo have topped up, paid, earned, converted and invited', async () => {
  const rows = await database.db.sql<{ customerId: number; reasons: string[]; balance: number; points: number }[]>`
    select w.customer_id as "customerId", w.balance_minor as balance, w.points,
      array(select distinct e.reason from ledger_entries e where e.customer_id = w.customer_id) as reasons
    from wallets w order by w.customer_id`;
  expect(rows.map(({ customerId }) => customerId)).toEqual([1, 2, 3]);
  for (const { balance, points } of rows) expect(Math.min(balance, points)).toBeGreaterThan(0);
  expect(rows[0]?.reasons.toSorted()).toEqual([
    ...['cashback', 'order_payment', 'order_return', 'points_adjustment_in', 'points_conversion', 'points_converted'],
    ...['points_earned', 'points_reversal', 'referral_reward', 'top_up', 'top_up_bonus'],
  ]);
  const entries = await database.db.sql<{ at: Date }[]>`select created_at as at from ledger_entries order by id`;
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => Number(a) - Number(b)));
  expect(await database.db.sql`select from referrals where state = 'rewarded'`).toHaveLength(1);
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

test('OPS-06 importing what stores of the demo exported changes nothing', async () => {
  const { sql } = database.db;
  const shop = await openTestApi({ sharedDatabase: database });
  const manager = await addMember(sql, { role: 'manager' });
  const stores = await sql<{ id: number; count: number }[]>`
    select s.id, (select count(*)::int from items i where i.store_id = s.id) as count
    from (select id, row_number() over (partition by module_id order by id) as place from stores) s where place = 3`;
  expect(stores.length).toBeGreaterThan(3);
  for (const { id, count } of stores) {
    const exported = await shop.get(`/console/exports/zip?store_id=${id}`, manager);
    const checked = await sendImport(shop, manager, { entity: 'zip', file: exported.rawPayload, name: 'shop.zip' });
    expect(checked).toMatchObject({ refusal: null, problems: [] });
    expect(checked.report.map(({ added, changed }) => [added, changed])).toEqual(checked.report.map(() => [0, 0]));
    expect(checked.report.find(({ entity }) => entity === 'items')?.unchanged).toBe(count);
    expect((await runSentImport(shop, manager, checked.id)).report).toEqual(checked.report);
  }
  await shop.close();
}, 60_000);
