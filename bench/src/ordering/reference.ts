import type { FastifyInstance } from 'fastify';
import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';

const SHELVES = 10_000;

/**
 * The minimum cost of placing an order: one database call that claims a key, decrements three stocks, copies prices
 * into lines and writes an outbox event, without a cart, a bill or any check of hours, zones and limits. The order at
 * the end of a chain reads and empties its cart of one line instead.
 */
export async function bareOrders(http: FastifyInstance, pool: pg.Pool): Promise<void> {
  await pool.query(tables);
  await pool.query(placing);
  await pool.query('insert into bare_items select n, 100 + n % 900 from generate_series(1, $1) n', [SHELVES]);
  await pool.query('insert into bare_inventory select id, 1000000 from bare_items');
  await pool.query('analyze bare_items, bare_inventory');
  http.post('/bare-order', async () => {
    const { rows } = await pool.query<{ id: string; how: string }>({
      ...placeOne,
      values: [randomUUID(), randomUUID(), threeShelves(), [4, 4, 4]],
    });
    return { order_id: Number(rows[0]?.id), how: rows[0]?.how };
  });
}

type OfGuest = { Body: { guest?: number } };

/**
 * The minimum cost of filling a cart: one database call that stores a guest, a cart and a line, or one line more, and one
 * query for the bill.
 */
export async function bareCarts(http: FastifyInstance, pool: pg.Pool): Promise<void> {
  await pool.query(cartTables);
  for (let guest = 1; guest <= GUESTS; guest += 1) await pool.query({ ...firstLine, values: [anItem()] });
  const aGuest = () => randomInt(1, GUESTS + 1);
  http.post('/bare-first-line', async () => (await pool.query<object>({ ...firstLine, values: [anItem()] })).rows[0]);
  http.post(
    '/bare-line',
    async () => (await pool.query<object>({ ...furtherLine, values: [aGuest(), anItem()] })).rows[0],
  );
  http.post<OfGuest>('/bare-quote', async ({ body: { guest = aGuest() } }) => {
    return (await pool.query<object>({ ...bareQuote, values: [guest] })).rows[0];
  });
  http.post<OfGuest>('/bare-cart-order', async ({ body: { guest } }) => {
    const values = [randomUUID(), randomUUID(), guest];
    return (await pool.query<object>({ ...placeCart, values })).rows[0];
  });
}

const GUESTS = 1_000;
const anItem = () => randomInt(1, SHELVES + 1);
const cartTables = `
  drop table if exists bare_cart_lines, bare_carts, bare_guests;
  create table bare_guests (id bigint generated always as identity primary key, hash uuid not null unique);
  create table bare_carts (guest bigint primary key references bare_guests, version int not null);
  create table bare_cart_lines (guest bigint references bare_carts, item_id int, qty int not null, primary key (guest, item_id))`;
const firstLine = {
  name: 'first-line',
  text: `with g as (insert into bare_guests (hash) values (gen_random_uuid()) returning id),
    c as (insert into bare_carts select id, 1 from g returning guest),
    l as (insert into bare_cart_lines select guest, $1::int, 1 from c returning guest, item_id)
    select l.guest::int as guest, i.final_price from l join bare_items i on i.id = l.item_id`,
};
const furtherLine = {
  name: 'further-line',
  text: `with c as (update bare_carts set version = version + 1 where guest = $1 returning guest, version),
    l as (insert into bare_cart_lines select guest, $2::int, 1 from c
      on conflict (guest, item_id) do update set qty = bare_cart_lines.qty + 1 returning item_id, qty)
    select c.version, l.qty, i.final_price from c, l join bare_items i on i.id = l.item_id`,
};
const bareQuote = {
  name: 'bare-quote',
  text: `select sum(l.qty * i.final_price) as total from bare_cart_lines l join bare_items i on i.id = l.item_id
    where l.guest = $1`,
};

/** Empties the cart and orders what was in it. */
const placeCart = {
  name: 'place-cart',
  text: `with gone as (delete from bare_cart_lines where guest = $3 returning item_id, qty),
    lines as (select array_agg(item_id) as ids, array_agg(qty) as qtys from gone)
    select p.id::int as id, p.how from lines, bare_place($1, $2, lines.ids, lines.qtys) p`,
};
const placeOne = { name: 'place', text: 'select * from bare_place($1, $2, $3, $4)' };

function threeShelves(): number[] {
  const first = randomInt(1, SHELVES - 1);
  return [first, first + 1, first + 2];
}

const tables = `
  drop table if exists bare_outbox, bare_lines, bare_orders, bare_inventory, bare_items;
  create table bare_items (id int primary key, final_price int not null);
  create table bare_inventory (item_id int primary key, stock int not null check (stock >= 0)) with (fillfactor = 60);
  create table bare_orders (id bigint generated always as identity primary key, owner uuid not null,
    idem_key text not null, store_id int not null, zone_id int not null, amount int not null, unique (owner, idem_key));
  create table bare_lines (order_id bigint references bare_orders, line int, item_id int not null, qty int not null,
    price int not null, primary key (order_id, line));
  create table bare_outbox (id bigint generated always as identity primary key, topic text not null,
    payload jsonb not null)`;

const placing = `
  create or replace function bare_place(p_owner uuid, p_key text, p_ids int[], p_qtys int[])
  returns table (id bigint, how text) language plpgsql as $$
  declare
    v_id bigint;
    v_n int;
    v_amount int;
  begin
    insert into bare_orders (owner, idem_key, store_id, zone_id, amount) values (p_owner, p_key, 1, 1, 0)
      on conflict (owner, idem_key) do nothing returning bare_orders.id into v_id;
    if v_id is null then
      return query select o.id, 'replay' from bare_orders o where o.owner = p_owner and o.idem_key = p_key;
      return;
    end if;
    with want as (select * from unnest(p_ids, p_qtys) w(item_id, qty)),
      lk as (select i.item_id, w.qty from bare_inventory i join want w using (item_id)
        order by 1 for no key update of i),
      upd as (update bare_inventory i set stock = i.stock - lk.qty from lk
        where i.item_id = lk.item_id and i.stock >= lk.qty returning lk.item_id, lk.qty),
      ins as (insert into bare_lines select v_id, row_number() over (order by u.item_id), u.item_id, u.qty, it.final_price
        from upd u join bare_items it on it.id = u.item_id returning qty, price)
    select count(*), coalesce(sum(qty * price), 0) into v_n, v_amount from ins;
    if v_n <> cardinality(p_ids) then raise exception 'out_of_stock' using errcode = 'P0409'; end if;
    update bare_orders o set amount = v_amount where o.id = v_id;
    insert into bare_outbox (topic, payload) values ('order.placed', jsonb_build_object('id', v_id));
    return query select v_id, 'placed';
  end $$`;
