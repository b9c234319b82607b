import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { inSavepoint } from './savepoint.ts';
import { atCommit, inOrder, inTransaction, onOneConnection, type Sql, type Tx } from './sql.ts';
import { flakyProxy } from './testing/flaky-proxy.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let testDatabase: TestDatabase;
let db: Sql;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = testDatabase.db.sql;
  await db.script(`create table written (position serial, name text); create table jars (id int, honey int)`);
});
beforeEach(() => db.script('truncate written, jars; insert into jars values (1, 0), (2, 0)'));
afterAll(() => testDatabase.drop());

const write = (tx: Tx, name: string) => tx`insert into written (name) values (${name})`;

/** The names in the order in which their statements were executed. */
async function written(): Promise<string[]> {
  const rows = await db<{ name: string }[]>`select name from written order by position`;
  return rows.map(({ name }) => name);
}

const delays = {
  none: () => undefined,
  microtask: () => Promise.resolve(),
  'turn of the event loop': () => nextTurn(),
  timer: () => sleep(5),
};
const delayed = (kind: keyof typeof delays, name: string) => async (tx: Tx) => {
  if (kind !== 'none') await delays[kind]();
  await write(tx, name);
  return name;
};
const kinds = Object.keys(delays) as (keyof typeof delays)[];
const combinations = kinds.flatMap((a) => kinds.flatMap((b) => kinds.map((c) => [a, b, c] as const)));

test('steps that await before their statement keep their order', async () => {
  for (const [a, b, c] of combinations) {
    await db.script('truncate written');
    const steps = [delayed(a, 'first'), delayed(b, 'second'), delayed(c, 'third')];
    const names = await inTransaction(db, (tx) => inOrder(tx, steps));
    expect(names).toEqual(['first', 'second', 'third']);
    expect(await written(), [a, b, c].join(', ')).toEqual(names);
  }
});

test('nested steps stay in the slot of their step', async () => {
  for (const [a, b, c] of combinations) {
    await db.script('truncate written');
    await inTransaction(db, (tx) =>
      inOrder(tx, [
        (tx) => inOrder(tx, [delayed(a, '1.1'), delayed(b, '1.2'), (tx) => inOrder(tx, [delayed(c, '1.3.1')])]),
        delayed('none', '2'),
        async (tx) => inOrder(tx, [delayed(c, '3.1'), delayed(a, '3.2')]),
      ]),
    );
    expect(await written(), [a, b, c].join(', ')).toEqual(['1.1', '1.2', '1.3.1', '2', '3.1', '3.2']);
  }
});

test('a delayed step may issue several statements', async () => {
  const two = async (tx: Tx) => {
    await sleep(5);
    return inOrder(tx, [(tx) => write(tx, 'a'), (tx) => write(tx, 'b')]);
  };
  await inTransaction(db, (tx) => inOrder(tx, [two, (tx) => write(tx, 'c')]));
  expect(await written()).toEqual(['a', 'b', 'c']);
});

test('the last step may read first and write depending on the result', async () => {
  const last = async (tx: Tx) => {
    const [row] = await tx<{ count: number }[]>`select count(*)::int as count from written`;
    await write(tx, `after ${row?.count}`);
  };
  await inTransaction(db, (tx) => inOrder(tx, [(tx) => write(tx, 'first'), last]));
  expect(await written()).toEqual(['first', 'after 1']);
});

test('skipped steps keep their place in the result', async () => {
  const result = await inTransaction(db, (tx) =>
    inOrder(tx, [false, (tx) => tx<{ one: number }[]>`select 1 as one`, null]),
  );
  expect(result).toEqual([false, [{ one: 1 }], null]);
});

test('locks are taken in the listed order, so two transactions do not deadlock', async () => {
  let attempts = 0;
  const lock = (tx: Tx, id: number) => tx`select from jars where id = ${id} for update`;
  const run = (kind: keyof typeof delays) =>
    inTransaction(db, async (tx) => {
      attempts += 1;
      await inOrder(tx, [
        async (tx) => {
          await delays[kind]();
          await lock(tx, 1);
        },
        (tx) => lock(tx, 2),
      ]);
      await sleep(20);
      await tx`update jars set honey = honey + 1`;
    });
  await Promise.all([run('none'), run('timer'), run('microtask'), run('none'), run('timer')]);
  expect(await db`select honey from jars`).toEqual([{ honey: 5 }, { honey: 5 }]);
  expect(attempts).toBe(5);
});

test('steps that issue their statements synchronously take one round trip, nested ones and the commit included', async () => {
  const proxy = await flakyProxy(testDatabase.url);
  const { sql, close } = connect({ connectionString: proxy.connectionString }, { maxConnections: 1 });
  onTestFinished(close);
  const run = () =>
    inTransaction(sql, async (tx) => {
      await inOrder(tx, [
        (tx) => write(tx, 'a'),
        async (tx) => inOrder(tx, [(tx) => write(tx, 'b'), async (tx) => write(tx, 'c')]),
        async () => 'no statement',
        delayed('microtask', 'd'),
      ]);
      atCommit(tx, [(tx) => write(tx, 'e'), async (tx) => inOrder(tx, [(tx) => write(tx, 'f')])]);
    });
  await run();
  const before = proxy.messages();
  await run();
  expect(proxy.messages() - before).toBe(2);
  expect(await written()).toEqual([...'abcdef', ...'abcdef']);
});

test('the commit waits for steps that await before their statement', async () => {
  await inTransaction(db, async (tx) => {
    atCommit(tx, [delayed('timer', 'first'), delayed('none', 'second')]);
    await write(tx, 'work');
  });
  expect(await written()).toEqual(['work', 'first', 'second']);
});

test('a statement that comes after those of later steps fails the transaction instead of changing the order', async () => {
  const twice = async (tx: Tx) => {
    await write(tx, 'one');
    await write(tx, 'two');
  };
  const failing = inTransaction(db, (tx) => inOrder(tx, [twice, (tx) => write(tx, 'three')]));
  await expect(failing).rejects.toThrow('after the statements of later steps');
  expect(await written()).toEqual([]);
});

test('a step that uses the transaction instead of its own tx fails the transaction', async () => {
  const bypassing = inTransaction(db, (tx) =>
    inOrder(tx, [delayed('timer', 'first'), () => write(tx, 'second')] as const),
  );
  await expect(bypassing).rejects.toThrow('bypasses');
  const overlapping = inTransaction(db, async (tx) => {
    const first = inOrder(tx, [delayed('timer', 'first')]);
    try {
      await inOrder(tx, [(tx) => write(tx, 'second')]);
    } finally {
      await first;
    }
  });
  await expect(overlapping).rejects.toThrow('run at once');
  expect(await written()).toEqual([]);
});

/** A helper as it must not be written: `db` may be a transaction, and nothing in its text says so. */
const readTwo = (db: Sql) => Promise.all([db`select 1 as one`, db`select 2 as two`]);

test('a helper that starts two statements of one transaction at once fails the transaction', async () => {
  await expect(inTransaction(db, readTwo)).rejects.toThrow('another one of its transaction is in flight');
  await expect(inTransaction(db, (tx) => inOrder(tx, [readTwo]))).rejects.toThrow('is in flight');
  await expect(inTransaction(db, (tx) => inSavepoint(tx, readTwo))).rejects.toThrow('is in flight');
  // eslint-disable-next-line rialto/transaction-order -- the violation itself
  const withSteps = (tx: Tx) => Promise.all([write(tx, 'one'), inOrder(tx, [(tx) => write(tx, 'two')])]);
  await expect(inTransaction(db, withSteps)).rejects.toThrow('is in flight');
  // eslint-disable-next-line rialto/transaction-order -- the violation itself
  const withReads = (tx: Tx) => Promise.all([write(tx, 'one'), onOneConnection(tx, readTwo)]);
  await expect(inTransaction(db, withReads)).rejects.toThrow('is in flight');
  expect(await written()).toEqual([]);
});

test('over the pool and in onOneConnection reads may overlap, and the next statement of the transaction follows', async () => {
  await expect(readTwo(db)).resolves.toHaveLength(2);
  await inTransaction(db, async (tx) => {
    await expect(onOneConnection(tx, readTwo)).resolves.toHaveLength(2);
    await write(tx, 'after the reads');
    await expect(inSavepoint(tx, (tx) => tx`select 1 / 0`)).rejects.toThrow('division');
    await write(tx, 'after a failure');
  });
  expect(await written()).toEqual(['after the reads', 'after a failure']);
});

test('a failing step stops the statements of later steps, and every step settles first', async () => {
  const settled: string[] = [];
  const step = (name: string, work: (tx: Tx) => Promise<unknown>) => (tx: Tx) =>
    work(tx).finally(() => settled.push(name));
  const refusing = step('refusing', async () => {
    await sleep(5);
    throw new Error('refused');
  });
  const failing = inTransaction(db, async (tx) => {
    const steps = [refusing, step('waiting', (tx) => write(tx, 'never')), step('slow', () => sleep(20))];
    await inOrder(tx, steps).catch((error: unknown) => {
      settled.push('all');
      throw error;
    });
  });
  await expect(failing).rejects.toThrow('refused');
  expect(settled.toSorted()).toEqual(['all', 'refusing', 'slow', 'waiting']);
  expect(settled.at(-1)).toBe('all');
  expect(await written()).toEqual([]);
});

test('the first failing statement fails the transaction with its own error', async () => {
  const failing = inTransaction(db, (tx) =>
    inOrder(tx, [
      delayed('timer', 'first'),
      (tx) => inOrder(tx, [(tx) => tx`select 1 / 0`, (tx) => tx`select no_such_column`]),
      (tx) => write(tx, 'last'),
    ]),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await written()).toEqual([]);
});
