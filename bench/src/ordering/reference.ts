import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const SHELVES = 1_000;

/** What placing an order costs at the very least: an order, three lines and what they take from the shelf, and a note to others. */
export async function bareOrders(http: FastifyInstance, pool: pg.Pool): Promise<void> {
  await pool.query(tables);
  await pool.query('insert into bare_shelves select n, 1000000 from generate_series(1, $1) n on conflict do nothing', [
    SHELVES,
  ]);
  http.post('/bare-order', async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: string }>(insertOrder);
      const id = rows[0]?.id;
      // In one order, so that two of them never wait for each other.
      for (const shelf of threeShelves()) await client.query({ ...takeOne, values: [shelf] });
      await client.query({ ...insertLines, values: [id] });
      await client.query({ ...insertEvent, values: [JSON.stringify({ order: id })] });
      await client.query('commit');
      return { order_id: Number(id) };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  });
}

const tables = `
  create table if not exists bare_shelves (id int primary key, stock int not null check (stock >= 0));
  create table if not exists bare_orders (id bigint generated always as identity primary key, total int not null);
  create table if not exists bare_lines (order_id bigint references bare_orders, shelf int, quantity int);
  create table if not exists bare_outbox (id bigint generated always as identity primary key, event jsonb not null)`;
const insertOrder = { name: 'order', text: 'insert into bare_orders (total) values (100) returning id' };
const takeOne = { name: 'take', text: 'update bare_shelves set stock = stock - 1 where id = $1 and stock >= 1' };
const insertLines = { name: 'lines', text: 'insert into bare_lines select $1, n, 1 from generate_series(1, 3) n' };
const insertEvent = { name: 'event', text: 'insert into bare_outbox (event) values ($1)' };

function threeShelves(): number[] {
  const first = Math.floor(Math.random() * (SHELVES - 2)) + 1;
  return [first, first + 1, first + 2];
}
