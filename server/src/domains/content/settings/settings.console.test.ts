import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let owner: { authorization: string };
beforeAll(async () => {
  shop = await openTestApi();
  owner = await addMember(sql(), { role: 'owner' });
});
afterAll(() => shop.close());

const sql = () => shop.database.db.sql;
const change = (body: object) => shop.put('/console/settings', body, owner);
const read = async () => (await shop.get('/console/settings', owner)).json<Record<string, unknown>>();
const configOf = async () => (await shop.get('/config')).json<Record<string, unknown>>();
const messageOf = (answer: { json<T>(): T }) => answer.json<{ errors: { message: string }[] }>().errors[0]?.message;

test('OPS-12 the owner changes settings, customers see them at once, and the log says from what to what', async () => {
  const name = { en: 'Corner Shop', ar: 'دكان الزاوية' };
  const additional_charge = { name: { en: 'Packing', ar: null }, amount: 0.5 };
  const answer = await change({ name, free_delivery_over: 30.25, additional_charge, wallet: false });
  expect(answer.json()).toMatchObject({ name, free_delivery_over: 30.25, additional_charge, wallet: false });
  await expect.poll(configOf).toMatchObject({
    business_name: 'Corner Shop',
    free_delivery_over: 30.25,
    customer_wallet_status: 0,
  });
  expect(await read()).toMatchObject({ name, phone: '+20 100 000 0000', is_saved: true, has_prices: false });
  expect(await sql()`select before, after from audit_log where action = 'changeShopSettings'`).toEqual([
    {
      before: { name: { en: 'Rialto', ar: 'ريالتو' }, wallet: true, free_delivery_over: 25.5, additional_charge: null },
      after: { name, wallet: false, free_delivery_over: 30.25, additional_charge },
    },
  ]);
});

test('OPS-12 the first-order discount, other currencies and forbidden parcels are kept and can be removed', async () => {
  const first_order_discount = { type: 'percent', value: 12.5, maximum: 5, days: 30 };
  const other_currencies = [{ code: 'JPY', symbol: '¥', direction: 'left', digits: 0, rate: 150.5 }];
  const forbidden_parcels = [{ name: { en: 'fireworks', ar: 'ألعاب نارية' }, words: ['firework', 'rocket'] }];
  const given = { first_order_discount, other_currencies, forbidden_parcels };
  expect((await change(given)).json()).toMatchObject(given);
  expect(await read()).toMatchObject(given);
  const [row] = await sql()`select settings->'firstOrderDiscount' as discount from shop_settings`;
  expect(row).toEqual({ discount: { type: 'percent', value: 1250, maximumMinor: 500, days: 30 } });
  await change({ first_order_discount: null, other_currencies: [], forbidden_parcels: null });
  expect(await read()).toMatchObject({ first_order_discount: null, other_currencies: [], forbidden_parcels: null });
});

test('OPS-12 a setting that is not valid is refused with its field', async () => {
  const refused = async (body: object) => messageOf(await change(body));
  expect(await refused({ email: 'nobody' })).toContain('email');
  expect(await refused({ country: 'Egypt' })).toContain('country');
  expect(await refused({ social_media: [{ name: 'X', link: 'javascript:alert(1)' }] })).toContain('link');
  expect(await refused({ time_zone: 'Mars/Olympus' })).toBe('This time zone is not known.');
  expect(await refused({ top_up: { minimum: 5, maximum: 4 } })).toContain('below the least');
  expect(await refused({ logo: 'never-uploaded' })).toContain('photo');
  const dollar = { code: 'USD', symbol: '$', direction: 'left', digits: 2, rate: 1 };
  expect(await refused({ other_currencies: [dollar, dollar] })).toContain('once');
  const discount = { type: 'percent', value: 101, maximum: null, days: 1 };
  expect(await refused({ first_order_discount: discount })).toContain('100');
  expect(await refused({ secret: 1 })).toContain('secret');
});

test('OPS-12 the currency is fixed once a price is stored in it', async () => {
  const currency = { code: 'KWD', symbol: 'KD', direction: 'left', digits: 3 };
  expect((await change({ currency })).statusCode).toBe(200);
  await addStore(sql(), { id: 7 });
  const dollar = { code: 'USD', symbol: '$', direction: 'left', digits: 2 };
  expect((await change({ currency: dollar })).json()).toMatchObject({ errors: [{ code: 'currency_fixed' }] });
  expect((await change({ currency: { ...currency, symbol: 'د.ك' } })).statusCode).toBe(200);
  expect(await read()).toMatchObject({ has_prices: true });
});

test('OPS-01 the first save of a new shop writes policies, reasons and tips, and later ones leave them', async () => {
  await sql()`delete from shop_settings`;
  await sql()`delete from reasons`;
  expect(await read()).toMatchObject({ is_saved: false, name: { en: 'Rialto' } });
  await change({ name: { en: 'Nile Bites', ar: null }, country: 'EG' });
  const terms = await shop.get('/pages/terms-and-conditions');
  expect(terms.body).toContain('Nile Bites');
  expect((await shop.get('/customer/order/cancellation-reasons?limit=10&offset=1&type=customer')).body).toContain(
    'by mistake',
  );
  await sql()`delete from content_pages where slug = 'about-us'`;
  await change({ phone: '+20 2 1234567' });
  expect((await shop.get('/pages/about-us')).statusCode).toBe(404);
});

test('OPS-01 the go-live check says what is still missing before the first order', async () => {
  const checks = async () => (await shop.get('/console/go-live', owner)).json<{ checks: object }>().checks;
  expect(await checks()).toMatchObject({
    shop: true,
    zone: true,
    module: true,
    store: true,
    item: false,
    courier: false,
  });
  await sql()`update stores set hours = '{}'`;
  expect(await checks()).toMatchObject({ store: false, open: false });
  await sql()`update zones set active = false`;
  expect(await checks()).toMatchObject({ zone: false, module: false, policies: true });
});
