import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { App } from '../../../platform/app.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import type { ModuleList } from '../modules/list-modules.ts';
import type { StoreIndexes } from '../stores/store-index.ts';
import { orderableAt, type ItemWindow, type Orderable } from './orderable.ts';
import { windowsIn } from './orderable.sql.ts';

/** The order of a list: items and stores that could be ordered at this time come first. */
export type Ordering = { at: Date; orderable: Orderable };
type Place = { zoneIds: readonly ZoneId[]; moduleId: ModuleId | null };
type PageQuery = { as_of?: string };

export type Orderings = {
  /** The order of now, or the order that an earlier page of the list was cut from. */
  of(place: Place, query: PageQuery, now: Date): Promise<Ordering>;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STEPS_MS = [DAY_MS, HOUR_MS, 15 * MINUTE_MS, MINUTE_MS];
const WINDOWS_TTL_MS = 300_000;
const limits = { ttlMs: MINUTE_MS };

type Parts = { storeIndexes: StoreIndexes; modules: ModuleList };

export function openOrderings(app: App, { storeIndexes, modules }: Parts): Orderings {
  const windows = ttlCache<ItemWindow[]>(app.clock, { ttlMs: WINDOWS_TTL_MS });
  const known = ttlCache<Orderable>(app.clock, limits);
  for (const table of ['items', 'stores', 'store_holidays']) app.onChange(table, known.clear);
  app.onChange('items', windows.clear);

  async function load(zoneIds: readonly ZoneId[], moduleId: ModuleId | null, at: Date): Promise<Orderable> {
    const moduleIds = moduleId === null ? (await modules.all()).map(({ id }) => id) : [moduleId];
    const places = moduleIds.flatMap((module) => zoneIds.map((zone) => ({ zone, module })));
    const [indexes, windowLists] = await Promise.all([
      Promise.all(moduleIds.map((module) => storeIndexes.of(zoneIds, module))),
      Promise.all(
        places.map(({ zone, module }) => windows.read(`${zone}:${module}`, () => windowsIn(app.db, zone, module))),
      ),
    ]);
    const distinct = new Map(windowLists.flat().map((window) => [window.text, window]));
    return orderableAt(
      indexes.flatMap(({ byId }) => [...byId.values()]),
      [...distinct.values()],
      at,
    );
  }

  const read = ({ zoneIds, moduleId }: Place, at: Date) =>
    known.read(`${zoneIds.join()}:${moduleId}:${at.getTime()}`, () => load(zoneIds, moduleId, at));

  return {
    async of(place, { as_of }, now) {
      const earlier = earlierTime(as_of, now);
      if (earlier) return { at: earlier, orderable: await read(place, earlier) };
      const orderable = await read(place, startOf(MINUTE_MS, now));
      return { at: await roundTime(orderable, now, (at) => read(place, at)), orderable };
    },
  };
}

/** The time of an earlier page. A time of another day, or a later one, begins a new list. */
function earlierTime(asOf: string | undefined, now: Date): Date | null {
  const at = asOf === undefined ? NaN : Date.parse(asOf);
  return now.getTime() - DAY_MS <= at && at <= now.getTime() ? startOf(MINUTE_MS, new Date(at)) : null;
}

/** The earliest full day, hour or quarter with the same order, so that an unchanged reply keeps its entity tag. */
async function roundTime(orderable: Orderable, now: Date, read: (at: Date) => Promise<Orderable>): Promise<Date> {
  for (const step of STEPS_MS) {
    const at = startOf(step, now);
    if ((await read(at)).key === orderable.key) return at;
  }
  return startOf(MINUTE_MS, now);
}

function startOf(step: number, at: Date): Date {
  return new Date(Math.floor(at.getTime() / step) * step);
}
