import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';

let shop: TestApi;
let owner: { authorization: string };
beforeAll(async () => {
  shop = await openTestApi();
  owner = await addMember(shop.database.db.sql, { role: 'owner' });
});
afterAll(() => shop.close());

const listed = async () =>
  (await shop.get('/console/failed-events', owner)).json<{ events: { id: number }[] }>().events;

test('the operator sees an event that failed too often, and delivers it again with a row in the log', async () => {
  const { sql } = shop.database.db;
  expect(await listed()).toEqual([]);
  await sql`
    insert into outbox (topic, key, cause, payload, attempts, failed_at, last_error, remaining_subscribers) values
      ('order.status_changed', 'order:482913077', 'planted', '{"secret":"x4Tq"}', 10, '2026-03-02T12:00:00Z', 'Error: no',
        '{order messages,notices}')`;
  const [event, ...others] = await listed();
  expect(others).toEqual([]);
  expect(event).toEqual({
    id: expect.any(Number) as number,
    topic: 'order.status_changed',
    key: 'order:482913077',
    subscribers: ['order messages', 'notices'],
    attempts: 10,
    failed_at: '2026-03-02T12:00:00.000Z',
    error: 'Error: no',
  });
  const retry = () => shop.post(`/console/failed-events/${event?.id}/retry`, {}, owner);
  expect((await retry()).json()).toEqual({ message: 'The task will be tried again.' });
  expect(await sql`select failed_at, remaining_subscribers from outbox where cause = 'planted'`).toEqual([
    { failed_at: null, remaining_subscribers: ['order messages', 'notices'] },
  ]);
  expect(await listed()).toEqual([]);
  const log = await sql`select action, subject_id as "subjectId", before, after from audit_log where subject = 'event'`;
  expect(log).toEqual([
    { action: 'retryFailedEvent', subjectId: String(event?.id), before: { attempts: 10 }, after: { attempts: 0 } },
  ]);
  expect((await retry()).json()).toMatchObject({ errors: [{ code: 'not_found' }] });
});
