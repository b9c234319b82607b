import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';

let shop: TestApi;
let owner: { authorization: string };
beforeAll(async () => {
  shop = await openTestApi();
  owner = await addMember(sql(), { role: 'owner' });
});
afterAll(() => shop.close());

const sql = () => shop.database.db.sql;
const put = (path: string, body: object) => shop.put(path, body, owner);
const read = async <T = object>(path: string, headers = {}) => (await shop.get(path, headers)).json<T>();
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;
const auditOf = (action: string) => sql()`select before, after from audit_log where action = ${action} order by id`;
const text = (en: string, ar: string | null = null) => ({ en, ar });

test('OPS-12 the owner changes the suggested tips, checkout shows them at once, and chosen ones keep their count', async () => {
  await sql()`insert into tips (amount_minor, chosen_count) values (100, 4), (200, 0)`;
  await expect.poll(() => read('/most-tips')).toHaveLength(2);
  expect((await put('/console/tips', { amounts: [1, 3.5] })).json()).toEqual({ amounts: [1, 3.5] });
  await expect
    .poll(() => read('/most-tips'))
    .toEqual([
      { amount: 1, is_most_chosen: 1 },
      { amount: 3.5, is_most_chosen: 0 },
    ]);
  expect(codeOf(await put('/console/tips', { amounts: [0] }))).toBe('tip_not_positive');
  expect(await auditOf('changeTips')).toEqual([{ before: { amounts: [1, 2] }, after: { amounts: [1, 3.5] } }]);
});

test('OPS-12 the owner writes what can be sent as a parcel and what it costs, and customers see it at once', async () => {
  const box = {
    ...{ id: null, module_id: 3, name: text('Boxes', 'صناديق'), description: text(''), picture: null, surcharge: 1.5 },
    ...{ per_km_charge: null, weights: [{ up_to: 5, surcharge: 0.5 }], pick_up_proof: 'none', drop_off_proof: 'code' },
    is_active: true,
  };
  const instructions = [{ id: null, text: text('Ring twice'), is_active: true }];
  const saved = (await put('/console/parcels', { categories: [box], instructions })).json<typeof lists>();
  const lists = { categories: [{ ...box, id: 1 }], instructions: [{ ...instructions[0], id: 1 }] };
  expect(saved).toEqual(lists);
  const parcel = { moduleid: '3' };
  await expect
    .poll(() => read('/parcel-category', parcel))
    .toMatchObject([
      { name: 'Boxes', surcharge: 1.5, weights: [{ up_to: 5, surcharge: 0.5 }], drop_off_proof: 'code' },
    ]);
  await expect
    .poll(() => read('/customer/order/parcel-instructions'))
    .toMatchObject({ data: [{ instruction: 'Ring twice' }] });
  await put('/console/parcels', { categories: [], instructions: [] });
  await expect.poll(() => read('/parcel-category', parcel)).toEqual([]);
  expect(await read('/console/parcels', owner)).toMatchObject({ categories: [{ id: 1, is_active: false }] });
  expect(await auditOf('changeParcelLists')).toHaveLength(2);
  const wrong = async (part: object) =>
    codeOf(await put('/console/parcels', { categories: [{ ...box, ...part }], instructions: [] }));
  expect(await wrong({ module_id: 1 })).toBe('module_not_parcel');
  expect(await wrong({ picture: 'never-uploaded' })).toBe('picture_unknown');
  const twice = { up_to: 5, surcharge: 1 };
  expect(await wrong({ weights: [twice, { ...twice, surcharge: 2 }] })).toBe('weights_repeat');
});

test('OPS-12 the owner writes reasons, and those who choose among them see them at once', async () => {
  await sql()`delete from reasons`;
  const reason = { id: null, kind: 'cancellation', audience: 'customer', text: text('Late', 'متأخر'), is_active: true };
  const off = { ...reason, text: text('Gone'), is_active: false };
  expect((await put('/console/reasons', { reasons: [reason, off] })).json()).toEqual({
    reasons: [
      { ...reason, id: 1 },
      { ...off, id: 2 },
    ],
  });
  const shown = () => read('/customer/order/cancellation-reasons?limit=10&offset=1&type=customer');
  await expect.poll(shown).toMatchObject({ reasons: [{ id: 1, reason: 'Late' }] });
  await put('/console/reasons', { reasons: [{ ...off, id: 2, is_active: true }] });
  await expect.poll(shown).toMatchObject({ reasons: [{ id: 2, reason: 'Gone' }] });
  expect(await auditOf('changeReasons')).toHaveLength(2);
});

test('OPS-12 the owner adds a way to pay outside the shop with what customers fill in, and switches it off', async () => {
  const method = {
    ...{ id: null, name: text('Bank transfer', 'تحويل بنكي'), is_active: true },
    details: [{ name: text('Account'), value: 'EG12 3456' }],
    questions: [
      { key: null, label: text('Number of the transfer'), is_required: true },
      { key: null, label: text('رقم'), is_required: false },
    ],
  };
  const saved = (await put('/console/offline-methods', { methods: [method] })).json<{ methods: { id: number }[] }>();
  expect(saved.methods).toMatchObject([{ id: 1, questions: [{ key: 'number_of_the_transfer' }, { key: 'rqm' }] }]);
  const shown = () => read('/offline_payment_method_list');
  await expect
    .poll(shown)
    .toMatchObject([{ method_name: 'Bank transfer', method_fields: [{ input_data: 'EG12 3456' }] }]);
  await put('/console/offline-methods', { methods: [{ ...saved.methods[0], is_active: false }] });
  await expect.poll(shown).toEqual([]);
  expect(await auditOf('changeOfflineMethods')).toHaveLength(2);
});

test('OPS-12 the owner sets a bonus on top-ups', async () => {
  const bonus = {
    ...{ id: null, title: text('Ten on top'), type: 'percent', value: 10, minimum: 20, maximum: 5, is_active: true },
    ...{ from: '2020-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z' },
  };
  expect((await put('/console/wallet-bonuses', { bonuses: [bonus] })).json()).toEqual({
    bonuses: [{ ...bonus, id: 1 }],
  });
  expect(await sql()`select bonus, minimum_minor, maximum_minor from wallet_bonuses`).toEqual([
    { bonus: 1000, minimum_minor: 2000, maximum_minor: 500 },
  ]);
  const wrong = async (part: object) =>
    codeOf(await put('/console/wallet-bonuses', { bonuses: [{ ...bonus, ...part }] }));
  expect(await wrong({ value: 101 })).toBe('bonus_too_high');
  expect(await wrong({ until: bonus.from })).toBe('bonus_ends_first');
  expect(await wrong({ maximum: 0 })).toBe('bonus_maximum_zero');
});
