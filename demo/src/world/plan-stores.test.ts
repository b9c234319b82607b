import { expect, test } from 'vitest';
import { modules, moduleZones } from './modules.ts';
import { planStores, type PlannedStore, type SpotsFor } from './plan-stores.ts';

const ZONES = [1, 2, 3, 4, 5, 6];
const aStreet: SpotsFor = (zoneId, count) =>
  Array.from({ length: count }, (_, door) => ({
    lat: 33 + zoneId / 100,
    lng: 27 + door / 1000,
    addressEn: `${door} Street of Zone ${zoneId}`,
    addressAr: `شارع ${zoneId}، ${door}`,
  }));

const workedIn = moduleZones(ZONES);
const NOW = new Date('2026-11-15T12:00:00Z');
const stores = planStores(workedIn, aStreet, NOW);
const moduleId = (type: string) => modules.find((module) => module.type === type)?.id;

const distinct = (values: unknown[]) => new Set(values).size;
const inPair = (zoneId: number, id: number | undefined) =>
  stores.filter((store) => store.zoneId === zoneId && store.moduleId === id);

test('the same zones always give the same stores', () => {
  expect(planStores(workedIn, aStreet, NOW)).toEqual(stores);
});

test('no two stores share a name, a slug or a door', () => {
  const fields: (keyof PlannedStore)[] = ['id', 'nameEn', 'nameAr', 'slug', 'email'];
  for (const field of fields) expect(distinct(stores.map((store) => store[field])), field).toBe(stores.length);
  expect(distinct(stores.map(({ lat, lng }) => `${lat} ${lng}`))).toBe(stores.length);
});

test('every module of a zone has several stores there, food the most', () => {
  expect(stores.length).toBeGreaterThanOrEqual(120);
  for (const { zoneId, moduleId: id } of workedIn) {
    if (id === moduleId('parcel')) continue;
    expect(inPair(zoneId, id).length, `zone ${zoneId}, module ${id}`).toBeGreaterThanOrEqual(4);
  }
  for (const zone of ZONES) expect(inPair(zone, moduleId('food')).length).toBeGreaterThanOrEqual(8);
});

test('one zone has no shops and another one no parcels', () => {
  const zonesOf = (type: string) => workedIn.filter((pair) => pair.moduleId === moduleId(type)).length;
  expect(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'].map(zonesOf)).toEqual([6, 6, 6, 5, 5]);
});

test('shifts are within the week, in order and without overlaps', () => {
  for (const { nameEn, hours } of stores) {
    const minutes = hours.flat();
    expect(minutes.length, nameEn).toBeGreaterThan(0);
    expect(
      [...minutes].sort((a, b) => a - b),
      nameEn,
    ).toEqual(minutes);
    expect(distinct(minutes), nameEn).toBe(minutes.length);
    expect(minutes[0]).toBeGreaterThanOrEqual(0);
    expect(minutes.at(-1)).toBeLessThanOrEqual(7 * 24 * 60);
  }
});

const isOpen = ({ hours }: PlannedStore, minute: number) => hours.some(([from, to]) => from <= minute && minute < to);
const WEDNESDAY_AT_18 = 2 * 1440 + 18 * 60;

test('in the evening most of a zone is open, and in every zone some stores are closed', () => {
  for (const zone of ZONES) {
    const here = stores.filter(({ zoneId }) => zoneId === zone);
    const open = here.filter((store) => isOpen(store, WEDNESDAY_AT_18)).length;
    expect(open / here.length, `zone ${zone}`).toBeGreaterThan(0.7);
    expect(open, `zone ${zone}`).toBeLessThan(here.length);
  }
});

test('at any hour every module of a zone has two open stores with delivery, pickup and scheduled orders', () => {
  const shops = workedIn.filter(({ moduleId: id }) => id !== moduleId('parcel'));
  for (const { zoneId, moduleId: id } of shops) {
    const whole = inPair(zoneId, id).filter(
      ({ delivery, takeAway, scheduleOrder }) => delivery && takeAway && scheduleOrder,
    );
    for (let minute = 0; minute < 7 * 1440; minute += 60) {
      const open = whole.filter((store) => isOpen(store, minute)).length;
      expect(open, `zone ${zoneId}, module ${id}, minute ${minute}`).toBeGreaterThanOrEqual(2);
    }
  }
});

test('all kinds of hours exist: round the clock, past midnight, two shifts a day, a closed weekday', () => {
  const some = (is: (store: PlannedStore) => boolean) => stores.filter(is).length;
  expect(some(({ hours }) => hours.flat().join() === '0,10080')).toBeGreaterThan(5);
  expect(some((store) => isOpen(store, 60) && !isOpen(store, 600))).toBeGreaterThan(5);
  expect(some(({ hours }) => hours.length === 14)).toBeGreaterThan(3);
  expect(some(({ hours }) => hours.length === 6)).toBeGreaterThan(5);
});

test('ratings, orders and times are realistic', () => {
  for (const store of stores) {
    const { ratingTotal, ratingCount, orderCount, deliveryMinutesMin, deliveryMinutesMax } = store;
    expect(ratingCount).toBeLessThanOrEqual(orderCount);
    if (ratingCount > 0) expect(ratingTotal / ratingCount).toBeGreaterThan(3.2);
    expect(ratingTotal).toBeLessThanOrEqual(ratingCount * 5);
    expect(deliveryMinutesMax).toBeGreaterThan(deliveryMinutesMin);
    expect(store.delivery || store.takeAway).toBe(true);
  }
});

test('some stores are new and unrated, some deliver free, some are featured, a few only offer pickup', () => {
  const share = (is: (store: PlannedStore) => boolean) => stores.filter(is).length / stores.length;
  for (const is of [
    (store: PlannedStore) => store.ratingCount === 0,
    (store: PlannedStore) => store.freeDelivery,
    (store: PlannedStore) => store.featured,
    (store: PlannedStore) => !store.delivery,
  ]) {
    expect(share(is)).toBeGreaterThan(0.01);
    expect(share(is)).toBeLessThan(0.35);
  }
});

test('every module of a zone features three stores, if it has that many rated ones', () => {
  const shelves = Map.groupBy(stores, ({ moduleId, zoneId }) => `${moduleId} ${zoneId}`);
  for (const shelf of shelves.values()) {
    const rated = shelf.filter(({ ratingCount }) => ratingCount > 0);
    expect(shelf.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(Math.min(3, rated.length));
  }
});

test('stores opened over two years, none after the reference time', () => {
  const opened = stores.map(({ createdAt }) => createdAt).sort();
  expect(opened[0]?.slice(0, 4)).toBe('2024');
  expect(Date.parse(String(opened.at(-1)))).toBeLessThan(NOW.getTime());
});

test('stores have descriptions in both languages, and not all the same', () => {
  for (const { about, nameEn } of stores) {
    expect(about.en, nameEn).not.toContain('{');
    expect(about.ar, nameEn).toMatch(/\p{Script=Arabic}/u);
  }
  expect(distinct(stores.map(({ about }) => about.en))).toBeGreaterThan(stores.length / 2);
});

test('some stores have a discount now, some had one and some will have one', () => {
  const has = (is: (store: PlannedStore) => boolean) => stores.filter(is).length;
  const at = NOW.toISOString();
  expect(has((store) => store.liveDiscountPercent > 0)).toBeGreaterThan(8);
  expect(has(({ discountEndsAt }) => discountEndsAt !== null && discountEndsAt < at)).toBeGreaterThan(3);
  expect(has(({ discountStartsAt }) => discountStartsAt !== null && discountStartsAt > at)).toBeGreaterThan(3);
});

test('neighbours in a list never have the same composition', () => {
  for (const { zoneId, moduleId: id } of workedIn) {
    const shown = inPair(zoneId, id).map(({ cover }) => cover.recipe.kind === 'composed' && cover.recipe.composition);
    const pairs = shown.slice(1).filter((composition, index) => composition === shown[index]);
    expect(pairs, `zone ${zoneId}, module ${id}`).toEqual([]);
  }
});
