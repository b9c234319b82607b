import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { inOrder, inTransaction, type Tx } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Values = { text: string | null; bytes: Uint8Array | null; count: number; ratio: number; isNew: boolean };

/** Several statements in one batch, each with its own values. */
async function sentAndRead(all: readonly Values[]): Promise<Values[]> {
  const answers = await inTransaction(database.db.sql, (tx) =>
    inOrder(
      tx,
      all.map(
        ({ text, bytes, count, ratio, isNew }) =>
          (tx: Tx) =>
            tx<Values[]>`
            select ${text}::text as text, ${bytes}::bytea as bytes, ${count}::bigint as count,
              ${ratio}::float8 as ratio, ${isNew}::boolean as "isNew"`,
      ),
    ),
  );
  return answers.flat().map((row) => ({ ...row, bytes: row.bytes && new Uint8Array(row.bytes) }));
}

const textOf = (unit: 'binary' | 'binary-ascii', maxLength: number) =>
  fc.string({ unit, maxLength }).map((text) => text.replaceAll('\0', ''));
const values: fc.Arbitrary<Values> = fc.record({
  text: fc.option(fc.oneof(textOf('binary', 40), textOf('binary-ascii', 40))),
  bytes: fc.option(fc.uint8Array({ maxLength: 60 })),
  count: fc.maxSafeInteger(),
  ratio: fc.double({ noNaN: true, noDefaultInfinity: true }).map((ratio) => ratio + 0),
  isNew: fc.boolean(),
});

test('values of every type survive the round trip in a batch of any size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 6 }), async (all) => {
      expect(await sentAndRead(all)).toEqual(all);
    }),
    { numRuns: 200 },
  );
});

test.each([31, 32, 33, 65_535, 65_536, 300_000])(
  'text of %i characters and as many bytes survive the round trip',
  async (length) => {
    const large = { count: 1, ratio: 0.5, isNew: true, bytes: new Uint8Array(length).fill(7) };
    const all = ['a', 'ب', '🍅'].map((letter) => ({ ...large, text: letter.repeat(length) }));
    expect(await sentAndRead(all)).toEqual(all);
    const small = { text: 'after it', bytes: null, count: 2, ratio: 1, isNew: false };
    expect(await sentAndRead([small])).toEqual([small]);
  },
);

test.each([
  '2026-11-17T01:25:50.123Z',
  '1969-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00.000Z',
  '+012345-06-07T08:09:10.011Z',
])('the time %s survives the round trip to the millisecond', async (text) => {
  const moment = new Date(text);
  expect(
    await database.db
      .sql`select extract(epoch from ${moment}::timestamptz) * 1000 = ${moment.getTime()}::bigint as same`,
  ).toEqual([{ same: true }]);
});

test('a value that cannot be serialized does not affect the next statement', async () => {
  const { sql } = database.db;
  const endless: Record<string, unknown> = {};
  endless['self'] = endless;
  await expect(sql`select ${'before'}::text, ${endless}::jsonb`).rejects.toThrow('circular');
  expect(await sql`select ${'next'}::text as said`).toEqual([{ said: 'next' }]);
});

test('a statement whose first execution failed can be executed on the same connection', async () => {
  const single = connect(database.connectionOptions, { maxConnections: 1 });
  onTestFinished(() => single.close());
  const half = (of: string) => single.sql`select ${of}::int / 2 as half`;
  await expect(half('ten')).rejects.toMatchObject({ code: '22P02' });
  expect(await half('10')).toEqual([{ half: 5 }]);
  expect(await half('12')).toEqual([{ half: 6 }]);
});
