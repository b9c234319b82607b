import type { PaymentDetail, PaymentQuestion } from '@rialto/database/documents/offline-method.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
});
afterAll(() => shop.close());

const read = async (headers: Record<string, string> = {}) =>
  (await shop.get('/offline_payment_method_list', headers)).json<object[]>();

const details: PaymentDetail[] = [
  { name: { en: 'Account', ar: 'الحساب' }, value: 'EG12 0001' },
  { name: { en: 'Bank' }, value: 'Harbour Bank' },
];
const questions: PaymentQuestion[] = [
  { key: 'transfer_number', label: { en: 'Number of the transfer', ar: 'رقم التحويل' }, isRequired: true },
  { key: 'remark', label: { en: 'Remark' }, isRequired: false },
];

test('API-01 a shop without offline payment methods lists none', async () => {
  expect(await read()).toEqual([]);
});

test('API-01 an offline method shows where to pay and which details to report', async () => {
  await shop.database.db.sql`
    insert into offline_payment_methods (id, name_en, name_ar, details, questions, position, active) values
      (1, 'Bank transfer', 'تحويل بنكي', ${JSON.stringify(details)}::jsonb, ${JSON.stringify(questions)}::jsonb, 2, true),
      (2, 'Counter', null, '[]', '[]', 1, true),
      (3, 'Gone', null, '[]', '[]', 0, false)`;
  await expect
    .poll(() => read())
    .toEqual([
      { id: 2, method_name: 'Counter', method_fields: [], method_informations: [] },
      {
        id: 1,
        method_name: 'Bank transfer',
        method_fields: [
          { input_name: 'Account', input_data: 'EG12 0001' },
          { input_name: 'Bank', input_data: 'Harbour Bank' },
        ],
        method_informations: [
          { customer_input: 'transfer_number', customer_placeholder: 'Number of the transfer', is_required: 1 },
          { customer_input: 'remark', customer_placeholder: 'Remark', is_required: 0 },
        ],
      },
    ]);
});

test('MOD-06 offline methods are in Arabic where translated', async () => {
  expect(await read({ 'x-localization': 'ar' })).toMatchObject([
    { method_name: 'Counter' },
    {
      method_name: 'تحويل بنكي',
      method_fields: [{ input_name: 'الحساب' }, { input_name: 'Bank' }],
      method_informations: [{ customer_placeholder: 'رقم التحويل' }, { customer_placeholder: 'Remark' }],
    },
  ]);
});

test('API-01 an offline method that the operator disables disappears at once', async () => {
  await shop.database.db.sql`delete from offline_payment_methods where id = 2`;
  await expect.poll(() => read()).toMatchObject([{ id: 1 }]);
});
