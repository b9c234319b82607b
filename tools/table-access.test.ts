import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { accessProblems, tablesIn, type SqlFile } from './floors/table-access.ts';
import { sharedReads, tableOwners } from './floors/table-owners.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function filesLike(pattern: string): Promise<SqlFile[]> {
  const files: SqlFile[] = [];
  for await (const file of glob(pattern, { cwd: root }))
    files.push({ file, text: await readFile(join(root, file), 'utf8') });
  return files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

test('every table has an owner', async () => {
  const migrations = await filesLike('packages/database/migrations/*.sql');
  const tables = tablesIn(migrations.map(({ text }) => text));
  expect(tables.size).toBeGreaterThan(50);
  expect(Object.keys(tableOwners).toSorted()).toEqual([...tables].toSorted());
});

test('a domain writes only its own tables and reads only what it may of lower floors', async () => {
  const files = await filesLike('server/src/{platform,domains}/**/*.sql.ts');
  expect(files.length).toBeGreaterThan(0);
  expect(accessProblems(files, tableOwners, sharedReads)).toEqual([]);
});

const sql = (domain: string, text: string) => ({ file: `server/src/domains/${domain}/x.sql.ts`, text });
const owners = { items: 'catalog', orders: 'orders' };

test('a second writer is found, and a lock is not taken for one', () => {
  const files = [
    sql(
      'orders',
      'select id from items for update; insert into orders (id) values (1) on conflict do update set id = 1',
    ),
    sql('cart', 'delete from orders where id = 1'),
  ];
  expect(accessProblems(files, owners, { orders: ['items'], cart: ['orders'] })).toEqual([
    'cart reads orders of orders, which is not on a lower floor',
    'cart writes orders, which orders owns',
  ]);
});

test('a read that is not listed, an upward read and an entry that is no longer used are found', () => {
  const files = [sql('cart', 'select 1 from items'), sql('catalog', 'select 1 from stores join orders on true')];
  expect(accessProblems(files, owners, { catalog: ['orders'], search: ['items'] })).toEqual([
    'cart reads items without permission',
    'catalog reads orders of orders, which is not on a lower floor',
    'search no longer reads items',
  ]);
});

test('every table of a list is found, with and without aliases', () => {
  for (const list of ['stores, items', 'stores s, items i where true', 'stores as s,\n  zones z, items'])
    expect(accessProblems([sql('cart', `select 1 from ${list}`)], owners, {})).toEqual([
      'cart reads items without permission',
    ]);
});
