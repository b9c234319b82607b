import type { Log } from '@rialto/database/log.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { buildCity, spotsFor } from '../city/city.ts';
import { demoLanding, landingPictures } from './demo-landing.ts';
import { demoPages } from './demo-pages.ts';
import { demoSettings, shopMark } from './demo-settings.ts';
import { moduleHeroes } from './module-heroes.ts';
import { modules, moduleZones } from './modules.ts';
import { planStores } from './plan-stores.ts';
import {
  insertDocuments,
  insertModules,
  insertPages,
  insertPictures,
  insertPlaces,
  insertStores,
  insertStreets,
  insertZones,
  shopIsEmpty,
} from './world.sql.ts';

const TIMEZONE = 'Africa/Cairo';
/** The street graph alone has some thirty thousand rows, and the machine may be busy. */
const STATEMENT_LIMIT_MS = 60_000;

/** Whether a demo city may move in without mixing with what somebody else put there. */
export function worldIsEmpty(db: Sql): Promise<boolean> {
  return shopIsEmpty(db);
}

/** Fills an empty shop with the demo city, its stores and its texts; all of it or nothing. Always the same world. */
export async function fillWorld(db: Sql, { log }: { log: Pick<Log, 'info'> }): Promise<void> {
  const startedAt = performance.now();
  const city = buildCity();
  const workedIn = moduleZones(city.zones.map(({ id }) => id));
  const stores = planStores(workedIn, spotsFor);
  const pictures = [
    shopMark,
    ...landingPictures,
    ...modules.map(({ icon }) => icon),
    ...Object.values(moduleHeroes),
    ...stores.flatMap(({ logo, cover }) => [logo, cover]),
  ];
  const fill = async (tx: Sql) => {
    await insertZones(tx, city.zones);
    await insertPlaces(tx, city.places);
    await insertStreets(tx, city);
    await insertPictures(tx, pictures);
    await insertModules(tx, modules, workedIn);
    await insertStores(tx, stores, TIMEZONE);
    await insertPages(tx, demoPages);
    await insertDocuments(tx, demoSettings(city.centre), demoLanding);
  };
  await inTransaction(db, fill, { statementLimitMs: STATEMENT_LIMIT_MS });
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  log.info({ stores: stores.length, places: city.places.length, seconds }, 'The demo city moved in');
}
