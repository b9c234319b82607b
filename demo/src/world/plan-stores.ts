import type { Words } from '../goods/goods.ts';
import { randomFrom, seedOf, type Random } from '../pictures/random.ts';
import { dealStores, type DealtStore } from './deal-stores.ts';
import { hoursOfNames } from './hours-of-names.ts';
import { modules, type ModuleZone } from './modules.ts';
import { isAlwaysOpen, openingHours, type HoursKind, type Shift } from './opening-hours.ts';
import { stayOpen } from './stay-open.ts';
import { slugOf } from './slug.ts';
import { aboutStore } from './store-about.ts';
import { storePictures, type StorePictures } from './store-pictures.ts';
import { termsOf, type Terms } from './store-terms.ts';
import { tradingOf, type Trading } from './trading.ts';

/** The location of a store. */
export type Spot = { lat: number; lng: number; addressEn: string; addressAr: string };
export type SpotsFor = (zoneId: number, count: number, seed: number) => Spot[];

export type PlannedStore = DealtStore &
  Spot &
  Trading &
  Terms &
  StorePictures & { moduleId: number; slug: string; phone: string; email: string; hours: Shift[]; about: Words };

/** All stores of the city at a time. The same zones always give the same stores. */
export function planStores(moduleZones: ModuleZone[], spotsFor: SpotsFor, now: Date): PlannedStore[] {
  const dealt = modules.map((module) => {
    const zoneIds = moduleZones.filter(({ moduleId }) => moduleId === module.id).map(({ zoneId }) => zoneId);
    return { moduleId: module.id, zoneIds, stores: dealStores(module, zoneIds) };
  });
  const takeSpots = sharedSpots(
    dealt.flatMap(({ stores }) => stores),
    spotsFor,
  );
  return dealt.flatMap(({ moduleId, zoneIds, stores }) =>
    zoneIds.flatMap((zoneId) => {
      const inZone = stores.filter((store) => store.zoneId === zoneId);
      return planZone(moduleId, inZone, takeSpots(zoneId, inZone.length), now);
    }),
  );
}

/** The stores of one module in one zone, the most popular first. */
function planZone(moduleId: number, dealt: DealtStore[], spots: Spot[], now: Date): PlannedStore[] {
  const random = randomFrom(moduleId * 7919 + (dealt[0]?.id ?? 0));
  const ranked = random.shuffled(dealt).map((store) => ({ ...store, slug: slugOf(store.nameEn) }));
  const pictures = storePictures(ranked);
  const planned = ranked.map((store, rank) => {
    const chance = randomFrom(seedOf(`${store.slug}/trade`));
    const [spot, drawn] = [spots[rank], pictures[rank]];
    if (!spot || !drawn) throw new Error(`The city has no room for ${store.nameEn}`);
    return {
      ...store,
      ...spot,
      ...drawn,
      ...tradingOf(store.speciality, rank, chance, now),
      ...termsOf(store, now),
      about: aboutStore({ ...store, ...spot }),
      moduleId,
      phone: phoneOf(chance),
      email: `hello@${store.slug}.example`,
    };
  });
  const awake = new Set(planned.filter(mayNeverClose).filter((_, index) => index < 2 || index % AWAKE_ONE_IN === 0));
  const withHours = planned.map((store) => ({
    ...store,
    ...(awake.has(store)
      ? { hours: openingHours('always'), scheduleOrder: true }
      : { hours: openingHours(hoursOf(store)) }),
  }));
  const open = stayOpen(withHours);
  const forward = new Set(putForward(open));
  return open.map((store) => ({ ...store, featured: forward.has(store) }));
}

/** The minimum length of the row of featured stores: the most popular fill it up. */
const FEATURED_AT_LEAST = 3;

/** Only stores that never close are featured, so that the row can be ordered from at any time. */
function putForward<T extends Trading & { hours: Shift[] }>(stores: T[]): T[] {
  const able = stores.filter(isAlwaysOpen);
  const featured = able.filter((store) => store.featured);
  const others = able.filter((store) => !store.featured && store.ratingCount > 0);
  return [...featured, ...others.slice(0, Math.max(0, FEATURED_AT_LEAST - featured.length))];
}

/** Every fourth store is open at night, so that a visitor at 3 a.m. sees open stores and can order for noon. */
const AWAKE_ONE_IN = 4;

function mayNeverClose({ nameEn, delivery, takeAway }: DealtStore & Trading): boolean {
  return delivery && takeAway && !(nameEn in hoursOfNames);
}

function hoursOf({ nameEn, slug, speciality }: DealtStore & { slug: string }): HoursKind {
  return hoursOfNames[nameEn] ?? randomFrom(seedOf(`${slug}/hours`)).pick(speciality.hours);
}

/** No number of the Cairo area begins with a five, so none of these exists. */
function phoneOf(random: Random): string {
  return `+202555${String(random.whole(0, 99_999)).padStart(5, '0')}`;
}

const SPOTS_SEED = 17;

/** All modules of a zone share its addresses, so that no two stores have the same door. */
function sharedSpots(stores: DealtStore[], spotsFor: SpotsFor): (zoneId: number, count: number) => Spot[] {
  const free = new Map<number, Spot[]>();
  return (zoneId, count) => {
    const needed = stores.filter((store) => store.zoneId === zoneId).length;
    const spots = free.get(zoneId) ?? spotsFor(zoneId, needed, SPOTS_SEED);
    free.set(zoneId, spots.slice(count));
    return spots.slice(0, count);
  };
}
