import { multirange } from '@rialto/demo/world/opening-hours.ts';
import { planWorld } from '@rialto/demo/world/plan-world.ts';
import { openFirst } from '@rialto/server/domains/catalog/opening/open-first.ts';
import { canBeOrdered, orderableAt } from '@rialto/server/domains/catalog/opening/orderable.ts';
import { readSpans } from '@rialto/server/platform/spans.ts';
import { expect, test } from 'vitest';

const TIMEZONE = 'Africa/Cairo';
const MONDAY = Date.parse('2026-03-02T00:00:00+02:00');
const HOURS_OF_WEEK = Array.from({ length: 168 }, (_, hour) => new Date(MONDAY + hour * 3_600_000));
/** What a desktop shows of a list without scrolling. */
const STORES_SHOWN = 8;
const ITEMS_SHOWN = 10;

type Entry = { storeId: number; window: string | null; isSold: boolean };
type List = { name: string; entries: Entry[]; shown: number };

const world = planWorld(new Date(MONDAY));
const windowOf = (available: readonly (readonly [number, number])[] | null | undefined) =>
  available ? multirange([...available]) : null;
const windows = [...new Set(world.items.flatMap(({ available }) => windowOf(available) ?? []))].map((text) => ({
  text,
  spans: readSpans(text),
}));
const places = Map.groupBy(world.stores, ({ moduleId, zoneId }) => `module ${moduleId}, zone ${zoneId}`);
const itemsOf = Map.groupBy(world.items, ({ storeId }) => storeId);

type Item = (typeof world.items)[number];
type Store = (typeof world.stores)[number];
const itemEntry = ({ storeId, available, stock }: Item): Entry => ({
  storeId,
  window: windowOf(available),
  isSold: stock.length === 0 || stock.some((each) => each.stock > 0),
});
const storeEntry = ({ id }: Store): Entry => ({ storeId: id, window: null, isSold: true });
const rating = ({ ratingTotal, ratingCount }: Item) => ratingTotal / ratingCount;

/** The lists of a home, in the sort of the API. */
function listsOf(stores: Store[]): List[] {
  const popular = stores.toSorted((a, b) => b.orderCount - a.orderCount);
  const items = stores.flatMap(({ id }) => itemsOf.get(id) ?? []).sort((a, b) => b.orderCount - a.orderCount);
  const discounted = new Set(stores.filter((store) => store.liveDiscountPercent > 0).map(({ id }) => id));
  const inSale = new Set(world.promotions.flashSales.flatMap((sale) => sale.items.map(({ itemId }) => itemId)));
  const ids = new Set(stores.map(({ id }) => id));
  const ofItems = (name: string, some: Item[]) => ({ name, entries: some.map(itemEntry), shown: ITEMS_SHOWN });
  const ofStores = (name: string, some: Store[]) => ({ name, entries: some.map(storeEntry), shown: STORES_SHOWN });
  return [
    ofStores('stores', popular),
    ofStores(
      'featured stores',
      popular.filter(({ featured }) => featured),
    ),
    ...world.promotions.campaigns.map(({ title, storeIds }) =>
      ofStores(
        title.en,
        popular.filter(({ id }) => storeIds.includes(id)),
      ),
    ),
    ofItems('popular', items),
    ofItems(
      'latest',
      items.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    ),
    ofItems(
      'most reviewed',
      items.filter(({ ratingCount }) => ratingCount > 0).sort((a, b) => rating(b) - rating(a)),
    ),
    ofItems(
      'recommended',
      items.filter(({ recommended }) => recommended),
    ),
    ofItems(
      'discounted',
      items.filter(({ discount, storeId }) => discount > 0 || discounted.has(storeId)),
    ),
    ofItems(
      'flash sale',
      items.filter(({ id }) => inSale.has(id)),
    ),
    {
      name: 'specials',
      entries: world.promotions.specials
        .filter(({ storeId }) => ids.has(storeId))
        .map(({ storeId }) => ({ storeId, window: null, isSold: true })),
      shown: ITEMS_SHOWN,
    },
  ];
}

test.each([...places])(
  'HOM-20 in the demo, %s, four fifths of a first screen can be ordered at every hour of the week',
  (_place, stores) => {
    const timed = stores.map(({ id, hours }) => ({ id, hours, timezone: TIMEZONE, holidays: [] }));
    for (const at of HOURS_OF_WEEK) {
      const orderable = orderableAt(timed, windows, at);
      for (const { name, entries, shown } of listsOf(stores)) {
        const first = openFirst(entries, (entry) => canBeOrdered(orderable, entry)).slice(0, shown);
        const open = first.filter((entry) => entry.isSold && canBeOrdered(orderable, entry)).length;
        expect(open, `${name} at ${at.toISOString()}`).toBeGreaterThanOrEqual(first.length * 0.8);
      }
    }
  },
);

test('every module of a zone has a campaign with a store', () => {
  const { campaigns } = world.promotions;
  for (const [place, stores] of places)
    expect(
      campaigns.some(({ storeIds }) => stores.some(({ id }) => storeIds.includes(id))),
      place,
    ).toBe(true);
});
