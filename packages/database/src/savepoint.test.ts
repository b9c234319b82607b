import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inSavepoint } from './savepoint.ts';
import { afterCommit, atCommit, inOrder, inTransaction, type Sql, type Tx } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let testDatabase: TestDatabase;
let db: Sql;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = testDatabase.db.sql;
  await db.script('create table written (position serial, name text not null)');
});
beforeEach(() => db.script('truncate written'));
afterAll(() => testDatabase.drop());

const write = (tx: Tx, name: string | null) => tx`insert into written (name) values (${name})`;
const written = async () =>
  (await db<{ name: string }[]>`select name from written order by position`).map(({ name }) => name);

/** Writes now, with the commit and after it. */
async function writeEverywhere(tx: Tx, name: string, hooks: string[]): Promise<void> {
  await inOrder(tx, [(tx) => write(tx, name), (tx) => write(tx, `${name}, second`)]);
  atCommit(tx, [(tx) => write(tx, `${name}, at commit`)]);
  afterCommit(tx, () => hooks.push(name));
}

test.each([
  ['throws', () => Promise.reject(new Error('no'))],
  ['fails in the database', (tx: Tx) => write(tx, null)],
  ['catches the error of a statement', (tx: Tx) => write(tx, null).catch(() => undefined)],
])('work that %s leaves nothing behind, and what surrounds it is committed', async (_how, fail) => {
  const hooks: string[] = [];
  await inTransaction(db, async (tx) => {
    await writeEverywhere(tx, 'before', hooks);
    const failing = inSavepoint(tx, async (tx) => {
      await writeEverywhere(tx, 'failing', hooks);
      await inTransaction(tx, fail);
    });
    await expect(failing).rejects.toThrow();
    await inSavepoint(tx, (tx) => writeEverywhere(tx, 'after', hooks));
  });
  expect(await written()).toEqual([
    ...['before', 'before, second', 'after', 'after, second'],
    ...['before, at commit', 'after, at commit'],
  ]);
  expect(hooks).toEqual(['before', 'after']);
});
