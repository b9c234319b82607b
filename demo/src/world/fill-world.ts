import type { Log } from '@rialto/database/log.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { addCustomers } from './customers/add-customers.ts';
import { insertCatalogue } from './catalogue/catalogue.sql.ts';
import { demoLanding } from './demo-landing.ts';
import { demoPages } from './demo-pages.ts';
import { demoSettings, TIMEZONE } from './demo-settings.ts';
import { countItemsOfStores, insertItems } from './items/items.sql.ts';
import { modules } from './modules.ts';
import { picturesOf, planWorld } from './plan-world.ts';
import { insertBonuses } from './promotions/bonuses.sql.ts';
import { insertCashback, insertCoupons, insertLists } from './promotions/offers.sql.ts';
import { insertPromotions } from './promotions/promotions.sql.ts';
import { insertReviews } from './reviews/reviews.sql.ts';
import { demoStaff } from './staff/demo-staff.ts';
import { insertStaff } from './staff/staff.sql.ts';
import {
  insertDocuments,
  insertModules,
  insertPages,
  insertPictures,
  insertPlaces,
  insertStores,
  insertStreets,
  insertZones,
} from './world.sql.ts';

/** The street graph alone has about thirty thousand rows, and the machine may be busy. */
const STATEMENT_LIMIT_MS = 60_000;

type FillOptions = {
  log: Pick<Log, 'info'>;
  /** The reference time of the world: what is new, on sale or over is relative to it. */
  now?: Date;
  /** With customers and staff whose passwords are public. Never in a shop with real customers. */
  hasLogins?: boolean;
};

/** Fills an empty shop with the demo city, its stores and texts in one transaction. Always the same world. */
export async function fillWorld(db: Sql, { log, now = new Date(), hasLogins = false }: FillOptions): Promise<void> {
  const startedAt = performance.now();
  const world = planWorld(now);
  const { city, workedIn, stores, catalogue, items, addOns, reviews, promotions, coupons } = world;
  const fill = async (tx: Sql) => {
    await insertZones(tx, city.zones);
    await insertPlaces(tx, city.places);
    await insertStreets(tx, city);
    await insertPictures(tx, picturesOf(world));
    await insertModules(tx, modules, workedIn);
    await insertStores(tx, stores, TIMEZONE);
    await insertCatalogue(tx, catalogue);
    await insertItems(tx, items, addOns);
    await countItemsOfStores(tx);
    await insertReviews(tx, reviews);
    await insertPromotions(tx, promotions);
    await insertCoupons(tx, coupons);
    await insertCashback(tx, now);
    await insertBonuses(tx, now);
    await insertLists(tx);
    await insertPages(tx, demoPages);
    await insertDocuments(tx, demoSettings(city.centre), demoLanding);
    if (hasLogins) await addCustomers(tx, world, TIMEZONE, now);
    if (hasLogins) await insertStaff(tx, demoStaff, now);
  };
  await inTransaction(db, fill, { statementLimitMs: STATEMENT_LIMIT_MS });
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  log.info({ stores: stores.length, items: items.length, places: city.places.length, seconds }, 'Demo city filled in');
}
