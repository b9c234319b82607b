import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';

let shop: TestApi;
const here = { zoneid: '[1]', moduleid: '1' };

beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1, nameEn: 'El Bahr Grill', nameAr: 'مشويات البحر', orders: 5 });
  await addStore(sql, { id: 2, zone: 2 });
  await addStore(sql, { id: 3, module: 2 });
  await addCategory(sql, { id: 1 });
  await addCategory(sql, { id: 2, module: 2 });
  const names: [string, string | null][] = [
    ['Chicken burger', 'برجر دجاج'],
    ['Pizza Margherita', 'بيتزا مارجريتا'],
    ['Chicken biryani', 'برياني دجاج'],
    ['Club sandwich', 'ساندوتش كلوب'],
    ['Beef shawarma', 'شَاوِرْما لحم'],
    ['Paracetamol 500mg', 'باراسيتامول'],
    ['Wireless headphones', 'سماعات لاسلكية'],
    ['Butter croissant', 'كرواسون بالزبدة'],
    ['Greek yogurt', 'زبادي يوناني'],
    ['Stuffed grape leaves', 'ورق عنب'],
    ['French fries', 'بطاطس مقلية'],
    ['Fish and chips', 'سمك مع البطاطس'],
    ['أرز بالخلطة', 'أُرزّ بالخلطة'],
    ['Crème caramel', 'كريم كراميل'],
    ["Ben & Jerry's ice-cream", null],
    ['Vitamin C tablets', null],
    ['Vitamin D drops', null],
    ['7 up', null],
  ];
  for (const [at, [nameEn, nameAr]] of names.entries()) await addItem(sql, { id: at + 1, nameEn, nameAr });
  await addItem(sql, { id: 101, store: 2, nameEn: 'Kangaroo steak' });
  await addItem(sql, { id: 102, store: 3, category: 2, nameEn: 'Chicken cubes' });
});
afterAll(() => shop.close());

type Page = { total_size: number; products: { name: string }[]; suggestions: string[] };

async function search(name: string, headers: Record<string, string> = here): Promise<Page> {
  const reply = await shop.get(`/items/search?name=${encodeURIComponent(name)}`, headers);
  expect(reply.statusCode).toBe(200);
  return reply.json<Page>();
}
const names = ({ products }: Page) => products.map(({ name }) => name);

test.each([
  ['chiken', ['Chicken burger', 'Chicken biryani']],
  ['burgr', ['Chicken burger']],
  ['piza', ['Pizza Margherita']],
  ['biriyani', ['Chicken biryani']],
  ['sandwhich', ['Club sandwich']],
  ['shwarma', ['Beef shawarma']],
  ['parcetamol', ['Paracetamol 500mg']],
  ['headfones', ['Wireless headphones']],
  ['crossant', ['Butter croissant']],
  ['yogrt', ['Greek yogurt']],
  ['chikcen burgre', ['Chicken burger']],
])('SEA-10 "%s" is forgiven', async (typed, found) => {
  expect(names(await search(typed))).toEqual(found);
});

test.each([
  ['an unfinished last word', 'wireless head', ['Wireless headphones']],
  ['an unfinished word with an error', 'marghertt', ['Pizza Margherita']],
  ['a plural', 'burgers', ['Chicken burger']],
  ['a form that shares only its stem', 'stuffing', ['Stuffed grape leaves']],
  ['an accent left out', 'creme', ['Crème caramel']],
  ['an accent put in', 'càramel', ['Crème caramel']],
  ['words in another order', 'biryani chicken', ['Chicken biryani']],
  ['common words between', 'fish with the chips', ['Fish and chips']],
  ['a mistyped common word', 'fish adn chips', ['Fish and chips']],
  ['signs', "ben&jerry's", ["Ben & Jerry's ice-cream"]],
  ['other signs', 'ICE-CREAM!', ["Ben & Jerry's ice-cream"]],
  ['a single letter', 'vitamin c', ['Vitamin C tablets']],
  ['a single letter before another word', 'd drops', ['Vitamin D drops']],
  ['a single digit', '7 up', ['7 up']],
  ['one letter of a word', 'caramel c', ['Crème caramel']],
  ['Arabic digits', 'paracetamol ٥٠٠', ['Paracetamol 500mg']],
])('SEA-10 %s: "%s"', async (_kind, typed, found) => {
  expect(names(await search(typed))).toEqual(found);
});

test.each([
  ['as it is written', 'شاورما', ['Beef shawarma']],
  ['with diacritics', 'شَاوِرْمَا', ['Beef shawarma']],
  ['with ta marbuta for alef', 'شاورمة', ['Beef shawarma']],
  ['with the article', 'الشاورما', ['Beef shawarma']],
  ['with another ya and ha', 'لاسلكيه', ['Wireless headphones']],
  ['with a wrong letter', 'كرواصون', ['Butter croissant']],
  ['with a hamza', 'أُرز', ['أرز بالخلطة']],
  ['without its hamza', 'ارز', ['أرز بالخلطة']],
  ['unfinished', 'مارج', ['Pizza Margherita']],
  ['without the article of the name', 'بطاطس', ['French fries', 'Fish and chips']],
])('SEA-10 Arabic is found %s', async (_kind, typed, found) => {
  expect(names(await search(typed)).toSorted()).toEqual(found.toSorted());
});

test('SEA-10 English and Arabic words can be mixed', async () => {
  expect(names(await search('beef شاورما'))).toEqual(['Beef shawarma']);
  expect(names(await search('chiken شاورما'))).toEqual([]);
});

test('SEA-10 a number is never corrected to another one', async () => {
  expect(names(await search('paracetamol 250mg'))).toEqual([]);
});

test.each(['&|!():*', '   ', '-', 'the', 'and with', "' or 1=1 --", 'qqqqqqqqqq', '💊'])(
  'SEA-08 "%s" finds nothing',
  async (typed) => {
    expect(await search(typed)).toMatchObject({ total_size: 0, products: [] });
  },
);

test('SEA-10 only the zones and the module of the viewer are searched', async () => {
  expect(names(await search('kangaroo'))).toEqual([]);
  expect(names(await search('kangaroo', { ...here, zoneid: '[1,2]' }))).toEqual(['Kangaroo steak']);
  expect(names(await search('chicken', { ...here, moduleid: '2' }))).toEqual(['Chicken cubes']);
});

test.each([
  ['a word beside one that nobody knows', 'chicken xyzzyxyzzy', 'Chicken burger'],
  ['words that no item has together', 'pizza yogurt', 'Greek yogurt'],
  ['a word with more errors than are forgiven', 'biruany', 'Chicken biryani'],
  ['an Arabic one', 'برياني لحم', 'برياني دجاج'],
])('SEA-08 when nothing is found, close names are told: %s', async (_kind, typed, close) => {
  const page = await search(typed);
  expect(page.products).toEqual([]);
  expect(page.suggestions).toContain(close);
  expect(page.suggestions.length).toBeLessThanOrEqual(5);
});

test('SEA-08 a search with results has no suggestions', async () => {
  expect((await search('chicken')).suggestions).toEqual([]);
});

test('SEA-10 a new name is found at once, also mistyped', async () => {
  expect(names(await search('tiramisu'))).toEqual([]);
  await addItem(shop.database.db.sql, { id: 200, nameEn: 'Tiramisu' });
  await expect.poll(async () => names(await search('tiramsu'))).toEqual(['Tiramisu']);
});
