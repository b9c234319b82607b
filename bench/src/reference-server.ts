import Fastify from 'fastify';
import pg from 'pg';
import { bareCarts, bareOrders } from './ordering/reference.ts';

// The upper bound on this machine: a constant response of the same size, and one indexed query.
const pool = new pg.Pool({ connectionString: process.env['REFERENCE_DATABASE_URL'], max: 20 });
// A database that stops is not an error of the bench.
pool.on('error', () => undefined);
const http = Fastify();

http.get<{ Querystring: { bytes: string } }>('/constant', (request, reply) =>
  reply.type('text/html; charset=utf-8').send(constant(Number(request.query.bytes))),
);

const oneStore = { name: 'one-store', text: 'select * from stores where slug = $1' };
let slug = '';

http.get('/one-query', async () => {
  const { rows } = await pool.query<object>({ ...oneStore, values: [slug] });
  return rows[0];
});

await bareOrders(http, pool);
await bareCarts(http, pool);

const constants = new Map<number, string>();
function constant(bytes: number): string {
  const known = constants.get(bytes) ?? 'x'.repeat(bytes);
  constants.set(bytes, known);
  return known;
}

const { rows } = await pool.query<{ slug: string }>('select slug from stores limit 1');
slug = rows[0]?.slug ?? '';
await http.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => void http.close().then(() => process.exit(0)));
