import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addGuest } from '../../../testing/people.ts';
import { openTwoNodes, visitor, within, type Card, type CatalogueView, type TwoNodes } from './testing/two-nodes.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
let now = NOON;
let nodes: TwoNodes;

beforeAll(async () => {
  nodes = await openTwoNodes(() => now);
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => nodes.close());

/** The item in every place that shows it, as one value each. */
function everywhere(seen: CatalogueView, value: (card: Card) => unknown): unknown[] {
  const { list, details, ofStore, search, inCart } = seen;
  const cards = [list.find(isPlate), details, ofStore.find(isPlate), search.find(isPlate), inCart];
  return cards.map((card) => card && value(card));
}
const isPlate = ({ id }: { id: number }) => id === 1;
const five = (value: unknown) => Array.from({ length: 5 }, () => value);

test('OPS-05 a new price is seen on another node within a second: lists, page, menu, search, carts and quotes', async () => {
  await nodes.change('put', '/console/items/1', { price: 25 }, 'falafel');
  await within(async () => {
    const seen = await nodes.seen('falafel');
    return [everywhere(seen, ({ price }) => price), seen.quote.price];
  }).toEqual([five(25), 25]);
});

test('OPS-05 a new name is seen on another node within a second: lists, page, menu, search, suggestions and carts', async () => {
  const name = { en: 'Green falafel', ar: 'فلافل خضراء' };
  await nodes.change('put', '/console/items/1', { name }, 'green');
  await within(async () => {
    const seen = await nodes.seen('green');
    return [everywhere(seen, (card) => card.name), seen.suggestions, (await nodes.seen('plate')).suggestions];
  }).toEqual([five('Green falafel'), ['Green falafel'], []]);
});

test('OPS-05 a new picture is seen on another node within a second: lists, page, menu, search and carts', async () => {
  await nodes.sql`insert into pictures (id, bytes) values ('p-new', ${Buffer.from('picture')})`;
  await nodes.change('put', '/console/items/1', { pictures: ['p-new'] }, 'green');
  await within(async () => everywhere(await nodes.seen('green'), (card) => card.image_full_url)).toEqual(
    five(expect.stringContaining('/media/p-new')),
  );
});

test('OPS-05 a first item is seen on another node within a second: its store counts it, its category has it', async () => {
  const added = { store_id: 1, category_id: 1, name: { en: 'Lentil soup', ar: null }, price: 4 };
  await nodes.change('post', '/console/items', added, 'lentil');
  await within(async () => {
    const { list, ofStore, search, suggestions, stores, store, categories } = await nodes.seen('lentil');
    const names = [list, ofStore, search].map((cards) => cards.filter(({ name }) => name === 'Lentil soup').length);
    const counts = [stores[0]?.total_items, store.total_items, categories[0]?.items_count];
    return [names, suggestions, counts];
  }).toEqual([[1, 1, 1], ['Lentil soup'], [2, 2, 2]]);
});

test('OPS-05 an item that is switched off disappears from another node within a second, and its cart line says so', async () => {
  await nodes.change('put', '/console/items/1', { active: false }, 'green');
  await within(async () => {
    const { list, details, ofStore, search, suggestions, stores, inCart } = await nodes.seen('green');
    const shown = [list, ofStore, search].map((cards) => cards.some(isPlate));
    return [shown, details, suggestions, stores[0]?.total_items, inCart?.problem];
  }).toEqual([[false, false, false], null, [], 1, 'item_unavailable']);
  await nodes.change('put', '/console/items/1', { active: true }, 'green');
  await within(async () => {
    const seen = await nodes.seen('green');
    return [everywhere(seen, ({ name }) => name), seen.suggestions, seen.stores[0]?.total_items, seen.inCart?.problem];
  }).toEqual([five('Green falafel'), ['Green falafel'], 2, null]);
});

test('OPS-05 a new category, its new name and the items moved to it are seen on another node within a second', async () => {
  const body = { module_id: 1, name: { en: 'Breakfast', ar: null } };
  const { id } = (await nodes.change('post', '/console/categories', body, 'green')) as { id: number };
  await nodes.change('put', '/console/items/1', { category_id: id }, 'breakfast');
  const category = async () => {
    const { categories, store, search } = await nodes.seen('breakfast');
    const own = categories.find((each) => each.id === id);
    const inStore = store.categories.map(({ name, items_count }) => `${name} ${items_count}`);
    return [own && `${own.name} ${own.items_count}`, inStore.toSorted(), search.map((card) => card.name)];
  };
  await within(category).toEqual(['Breakfast 1', ['Breakfast 1', 'Category 1 1'], ['Green falafel']]);
  await nodes.change('put', `/console/categories/${id}`, { name: { en: 'Mornings', ar: null } }, 'mornings');
  await within(category).toEqual(['Mornings 1', ['Category 1 1', 'Mornings 1'], []]);
});

test('OPS-05 sold out today is seen on another node within a second, and ends when the store opens on another day', async () => {
  const order = async () => {
    const line = { item_id: 1, model: 'Item', quantity: 1, guest_id: (await addGuest(nodes.sql)).guestId };
    const reply = await nodes.second.post('/customer/cart/add', line, visitor);
    return reply.statusCode === 200 ? 'added' : reply.json<{ errors: { code: string }[] }>().errors[0]?.code;
  };
  expect(await order()).toBe('added');
  await nodes.change('put', '/console/items/1/sold-out', { sold_out: true }, 'green');
  await within(async () => {
    const seen = await nodes.seen('green');
    return [everywhere(seen, ({ stock }) => stock), seen.inCart?.problem, await order()];
  }).toEqual([five(0), 'out_of_stock', 'out_of_stock']);
  now = new Date('2026-03-02T20:00:00Z');
  expect(await order()).toBe('out_of_stock');
  now = new Date('2026-03-03T09:00:00Z');
  expect([everywhere(await nodes.seen('green'), ({ stock }) => stock), await order()]).toEqual([five(null), 'added']);
  now = NOON;
  await nodes.change('put', '/console/items/1/sold-out', { sold_out: false }, 'green');
  await within(order).toBe('added');
});

const openness = async () => {
  const { list, stores, store, cartStore, quote } = await nodes.seen('green');
  return [list.find(isPlate)?.open, stores[0]?.open, store.open, cartStore?.open, quote.problems];
};
const OPEN = [1, 1, 1, 1, []];

test('OPS-05 a store that is paused takes no orders on another node within a second, and again when it is resumed', async () => {
  await nodes.change('put', '/console/board/stores/1/pause', { length: 'hour' }, 'green');
  await within(openness).toEqual([0, 0, 0, 0, ['store_closed']]);
  await nodes.change('put', '/console/board/stores/1/pause', { length: 'none' }, 'green');
  await within(openness).toEqual(OPEN);
});

test('OPS-05 a holiday closes a store on another node within a second', async () => {
  await nodes.change('put', '/console/stores/1/hours', { holidays: ['2026-03-02'] }, 'green');
  await within(openness).toEqual([0, 0, 0, 0, ['store_closed']]);
  await nodes.change('put', '/console/stores/1/hours', { holidays: [] }, 'green');
  await within(openness).toEqual(OPEN);
});

test('OPS-05 a discount of a store is seen on another node within a second: lists, page, menu and search', async () => {
  const window = { starts_at: '2026-03-01T00:00:00Z', ends_at: '2026-04-01T00:00:00Z' };
  const seen = async () => everywhere(await nodes.seen('green'), (card) => card.store_discount ?? null).slice(0, 4);
  const discount = { percent: 25, ...window, minimum: 0, maximum: null };
  await nodes.change('put', '/console/stores/1', { discount }, 'green');
  await within(seen).toEqual([25, 25, 25, 25]);
  await nodes.change('put', '/console/stores/1', { discount: null }, 'green');
  await within(seen).toEqual([0, 0, 0, 0]);
});

test('OPS-05 a new name of a store is seen on another node within a second: lists, page, search and suggestions', async () => {
  await nodes.change('put', '/console/stores/1', { name: { en: 'Harbour grill', ar: null } }, 'harbour');
  await within(async () => {
    const { stores, store, foundStores, suggestions } = await nodes.seen('harbour');
    return [stores[0]?.name, store.name, foundStores, suggestions];
  }).toEqual(['Harbour grill', 'Harbour grill', ['Harbour grill'], ['Harbour grill']]);
});

test('OPS-05 a store that is switched off disappears with its items from another node within a second', async () => {
  await nodes.change('put', '/console/stores/1', { active: false }, 'harbour');
  await within(async () => {
    const { list, search, stores, foundStores, suggestions } = await nodes.seen('harbour');
    return [list, search, stores, foundStores, suggestions];
  }).toEqual([[], [], [], [], []]);
});
