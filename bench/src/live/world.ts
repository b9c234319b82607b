import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { createHash, randomBytes } from 'node:crypto';

type Sql = TestDatabase['db']['sql'];

/** A guest with an open page and a running order. */
export type Page = { guestId: string; orderId: number };
/** `orderId`: what the courier has with them, if there is an order for each. */
export type Courier = { token: string; orderId: number | null };
/** `stepping`: the pages whose orders wait for their next step; the other orders are on their way with a courier. */
export type World = { pages: Page[]; stepping: Page[]; staffToken: string; couriers: Courier[] };

const FIRST_ORDER = 200_000_000;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const secret = (prefix = '') => `${prefix}${randomBytes(32).toString('base64url')}`;

type Size = { pages: number; couriers: number };

/** Guests with one order each, a member of staff and couriers, written to the database of a running demo. */
export async function fillWorld(sql: Sql, size: Size): Promise<World> {
  // With few pages half of the orders still wait for steps.
  const moving = Math.min(size.couriers, Math.floor(size.pages / 2));
  const guestIds = Array.from({ length: size.pages }, () => secret());
  await insertOrders(sql, guestIds, moving);
  const staffToken = secret('st_');
  await sql`
    with member as (
      insert into staff (name, role, created_at) values ('Bench', 'manager', now()) returning id)
    insert into staff_sessions (token_hash, staff_id, created_at, ends_at)
    select ${hashOf(staffToken)}, id, now(), now() + interval '1 day' from member`;
  const tokens = Array.from({ length: size.couriers }, () => secret('cr_'));
  await insertCouriers(sql, tokens, moving);
  const pages = guestIds.map((guestId, at) => ({ guestId, orderId: FIRST_ORDER + at }));
  const couriers = tokens.map((token, at) => ({ token, orderId: at < moving ? FIRST_ORDER + at : null }));
  return { pages, stepping: pages.slice(moving), staffToken, couriers };
}

/** The first orders are on their way to their customers, the others wait to be picked up at the store. */
async function insertOrders(sql: Sql, guestIds: readonly string[], moving: number): Promise<void> {
  await sql`
    insert into guests (id, id_hash)
    select ${FIRST_ORDER}::bigint + n - 1, h from unnest(${guestIds.map(hashOf)}::bytea[]) with ordinality as g (h, n)`;
  await sql`
    with place as (select id, zone_id, module_id, name_en, lat, lng from stores where active order by id limit 1)
    insert into orders (id, owner_kind, owner_id, zone_id, module_id, store_id, store_name_en, order_type, status, source,
      currency, items_minor, total_minor, contact_number, payment_method, address, created_at)
    select ${FIRST_ORDER}::bigint + n, 'guest', ${FIRST_ORDER}::bigint + n, zone_id, module_id, place.id, name_en,
      case when n < ${moving}::int then 'delivery' else 'take_away' end,
      case when n < ${moving}::int then 'picked_up' else 'pending' end, 'buy_now', 'USD', 1000, 1000, '+201000000000',
      'cash_on_delivery', jsonb_build_object('lat', place.lat, 'lng', place.lng), now()
    from place, generate_series(0, ${guestIds.length}::int - 1) n`;
}

async function insertCouriers(sql: Sql, tokens: readonly string[], moving: number): Promise<void> {
  await sql`
    with person as (
      insert into couriers (f_name, l_name, phone, vehicle, zone_id, created_at)
      select 'Bench', '', '+2099' || lpad(n::text, 8, '0'), 'motorbike', (select min(id) from zones), now()
      from generate_series(1, ${tokens.length}::int) n returning id),
    on_shift as (
      insert into courier_shifts (courier_id, started_at) select id, now() from person returning id, courier_id),
    numbered as (select id, row_number() over (order by id) as n from person),
    on_their_way as (
      insert into assignments (id, order_id, courier_id, shift_id, state, offered_at, offer_ends_at, accepted_at,
        picked_up_at)
      select ${FIRST_ORDER}::bigint + p.n - 1, ${FIRST_ORDER}::bigint + p.n - 1, p.id, s.id, 'picked_up', now(),
        now() + interval '1 minute', now(), now()
      from numbered p join on_shift s on s.courier_id = p.id where p.n <= ${moving}::int)
    insert into courier_links (courier_id, secret_hash, created_at)
    select p.id, h, now() from numbered p
    join unnest(${tokens.map(hashOf)}::bytea[]) with ordinality as t (h, n) using (n)`;
}

/** Lets the same orders pass the same steps again; the outbox would drop a second event of the same cause. */
export async function renewOrders(sql: Sql): Promise<void> {
  await sql`
    update orders set status = 'pending'
    where id between ${FIRST_ORDER} and ${FIRST_ORDER + 99_999_999} and order_type = 'take_away'`;
  await sql`delete from outbox where delivered_at is not null`;
}
