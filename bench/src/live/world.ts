import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { createHash, randomBytes } from 'node:crypto';

type Sql = TestDatabase['db']['sql'];

/** A guest with an open page and a running order. */
export type Page = { guestId: string; orderId: number };
export type World = { pages: Page[]; staffToken: string; courierTokens: string[] };

const FIRST_ORDER = 200_000_000;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const secret = (prefix = '') => `${prefix}${randomBytes(32).toString('base64url')}`;

/** Guests with one order each, a member of staff and couriers, written to the database of a running demo. */
export async function fillWorld(sql: Sql, { pages, couriers }: { pages: number; couriers: number }): Promise<World> {
  const guestIds = Array.from({ length: pages }, () => secret());
  await sql`
    insert into guests (id, id_hash)
    select ${FIRST_ORDER}::bigint + n - 1, h from unnest(${guestIds.map(hashOf)}::bytea[]) with ordinality as g (h, n)`;
  await sql`
    with place as (select id, zone_id, module_id, name_en from stores where active order by id limit 1)
    insert into orders (id, owner_kind, owner_id, zone_id, module_id, store_id, store_name_en, order_type, source,
      currency, items_minor, total_minor, contact_number, payment_method, created_at)
    select ${FIRST_ORDER}::bigint + n, 'guest', ${FIRST_ORDER}::bigint + n, zone_id, module_id, place.id, name_en,
      'take_away', 'buy_now', 'USD', 1000, 1000, '+201000000000', 'cash_on_delivery', now()
    from place, generate_series(0, ${pages}::int - 1) n`;
  const staffToken = secret('st_');
  await sql`
    with member as (
      insert into staff (name, role, created_at) values ('Bench', 'manager', now()) returning id)
    insert into staff_sessions (token_hash, staff_id, created_at, ends_at)
    select ${hashOf(staffToken)}, id, now(), now() + interval '1 day' from member`;
  const courierTokens = Array.from({ length: couriers }, () => secret('cr_'));
  await sql`
    with person as (
      insert into couriers (f_name, l_name, phone, vehicle, zone_id, created_at)
      select 'Bench', '', '+2099' || lpad(n::text, 8, '0'), 'motorbike', (select min(id) from zones), now()
      from generate_series(1, ${couriers}::int) n returning id),
    on_shift as (insert into courier_shifts (courier_id, started_at) select id, now() from person),
    numbered as (select id, row_number() over (order by id) as n from person)
    insert into courier_links (courier_id, secret_hash, created_at)
    select p.id, h, now() from numbered p
    join unnest(${courierTokens.map(hashOf)}::bytea[]) with ordinality as t (h, n) using (n)`;
  const page = (guestId: string, at: number) => ({ guestId, orderId: FIRST_ORDER + at });
  return { pages: guestIds.map(page), staffToken, courierTokens };
}

/** Lets the same orders pass the same steps again; the outbox would drop a second event of the same cause. */
export async function renewOrders(sql: Sql): Promise<void> {
  await sql`update orders set status = 'pending' where id between ${FIRST_ORDER} and ${FIRST_ORDER + 99_999_999}`;
  await sql`delete from outbox where delivered_at is not null`;
}
