import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAuditedWorld, type AuditedWorld, type AuditTrace } from './testing/audited/audited-world.ts';
import { catalogueExamples } from './testing/audited/catalogue-examples.ts';
import { listExamples } from './testing/audited/list-examples.ts';
import { orderExamples } from './testing/audited/order-examples.ts';
import { peopleExamples } from './testing/audited/people-examples.ts';
import { staffExamples } from './testing/audited/staff-examples.ts';
import { unauditedCalls } from './testing/unaudited-calls.ts';

const examples = { ...catalogueExamples, ...orderExamples, ...peopleExamples, ...staffExamples, ...listExamples };
const writes = Object.entries(allEndpoints)
  .filter(([, { method, needs }]) => method !== 'GET' && needs.some((need) => need.startsWith('staff')))
  .map(([name]) => name)
  .filter((name) => !(name in unauditedCalls));

let world: AuditedWorld;
beforeAll(async () => {
  world = await openAuditedWorld();
});
afterAll(() => world.shop.close());

type Row = { before: object | null; after: object | null };

/** Whether a row of the log has the values that it should have. */
const isAs: Record<AuditTrace, (row: Row) => boolean> = {
  added: ({ before, after }) => before === null && after !== null,
  said: ({ before, after }) => before === null && after !== null,
  removed: ({ before, after }) => before !== null && after === null,
  changed: ({ before, after }) => before !== null && after !== null && JSON.stringify(before) !== JSON.stringify(after),
};

test('OPS-02 every call by which staff change something has an example here', () => {
  expect(Object.keys(examples).toSorted()).toEqual(writes.toSorted());
});

test.each(Object.entries(examples))(
  'OPS-02 %s leaves a row with the old and new values in the log',
  async (name, { leaves, run }) => {
    const { sql } = world;
    const [last] = await sql<{ id: number }[]>`select coalesce(max(id), 0) as id from audit_log`;
    const answer = await run(world);
    expect([name, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([name, 200, true]);
    const rows = await sql<Row[]>`
    select before, after from audit_log where id > ${last?.id ?? 0} and action = ${name} order by id desc limit 1`;
    expect(rows.map((row) => (isAs[leaves](row) ? leaves : row))).toEqual([leaves]);
  },
);
