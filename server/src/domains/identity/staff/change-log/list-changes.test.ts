import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { DAY_MS } from '../../../../testing/time.ts';
import { openStaffShop, type StaffShop } from '../testing/staff-shop.ts';

let shop: StaffShop;
let owner: Awaited<ReturnType<StaffShop['signedIn']>>;
beforeAll(async () => {
  shop = await openStaffShop();
  const [one, two] = [await shop.member('manager'), await shop.member('manager')];
  for (let at = 1; at <= 7; at += 1) {
    const staff = at % 2 ? one : two;
    const change = { action: 'changeItem', subject: at > 5 ? ('store' as const) : ('item' as const), subjectId: at };
    const values = { before: { price: at, name: 'Falafel' }, after: { price: at + 1, name: 'Falafel' } };
    await recordChange(shop.sql, { staff, now: shop.time.now(), ...change, ...values });
    shop.time.pass(DAY_MS);
  }
  owner = await shop.signedIn('owner');
});
afterAll(() => shop.close());

type Page = {
  changes: { id: number; subject_id: string; person: { id: number }; before: object; after: object }[];
  next: number | null;
};
const page = async (query: Record<string, string> = {}) =>
  (await shop.get(`/console/changes?${new URLSearchParams(query).toString()}`, owner.headers)).json<Page>();
const idsOf = ({ changes }: Page) => changes.map(({ subject_id }) => subject_id);

test('OPS-02 the log says who, what, when, from and to, latest first and page by page', async () => {
  const first = await page({ limit: '3' });
  expect(idsOf(first)).toEqual(['7', '6', '5']);
  expect(first.changes[0]).toMatchObject({ before: { price: 7 }, after: { price: 8 } });
  expect(first.changes[0]?.before).not.toHaveProperty('name');
  const second = await page({ limit: '3', before: String(first.next) });
  expect(idsOf(second)).toEqual(['4', '3', '2']);
  const third = await page({ limit: '3', before: String(second.next) });
  expect([idsOf(third), third.next]).toEqual([['1'], null]);
});

test('OPS-02 the log is filtered by person, kind and time', async () => {
  const { people, subjects } = (await shop.get('/console/changes/filters', owner.headers)).json<{
    people: { id: number }[];
    subjects: string[];
  }>();
  expect([people.length, subjects]).toEqual([2, ['item', 'store']]);
  expect(idsOf(await page({ person: String(people[1]?.id) }))).toEqual(['6', '4', '2']);
  expect(idsOf(await page({ subject: 'store' as const }))).toEqual(['7', '6']);
  expect(idsOf(await page({ from: '2026-03-03T00:00:00Z', until: '2026-03-04T00:00:00Z' }))).toEqual(['2']);
  expect((await shop.get('/console/changes?from=2026-13-45T00:00:00Z', owner.headers)).statusCode).toBe(422);
});
