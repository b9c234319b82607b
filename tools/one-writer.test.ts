import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tableWriters } from './floors/table-writers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const sharedTables = (files: { file: string; text: string }[]) =>
  [...tableWriters(files)].filter(([, domains]) => domains.size > 1).map(([table]) => table);

test('every table has one writing domain', async () => {
  const files: { file: string; text: string }[] = [];
  for await (const file of glob('server/src/domains/**/*.sql.ts', { cwd: root })) {
    files.push({ file, text: await readFile(join(root, file), 'utf8') });
  }
  expect(files.length).toBeGreaterThan(0);
  expect(sharedTables(files)).toEqual([]);
});

test('a second writer is found, and a lock does not count as a write', () => {
  const sql = (domain: string, text: string) => ({ file: `server/src/domains/${domain}/x.sql.ts`, text });
  const orders = sql(
    'orders',
    'select id from items for update; insert into orders (id) values (1) on conflict do update set id = 1',
  );
  const cart = sql('cart', 'delete from orders; update items set stock = 1');
  expect(sharedTables([orders, cart])).toEqual(['orders']);
});
