import type { LandingContent } from '@rialto/database/documents/landing-content.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';
import type { City } from '../city/city.ts';
import type { Picture } from '../pictures/picture.ts';
import type { DemoModule, ModuleZone } from './modules.ts';
import type { DemoPage } from './demo-page.ts';
import { deliveryRate } from './delivery-rate.ts';
import { inChunks } from './in-chunks.ts';
import { moduleHeroes } from './module-heroes.ts';
import { multirange } from './opening-hours.ts';
import type { PlannedStore } from './plan-stores.ts';

export async function insertZones(db: Sql, zones: City['zones']): Promise<void> {
  const rows = zones.map(({ id, nameEn, nameAr, ring, cashOnDelivery }) => {
    const area = `(${ring.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})`;
    return { id, name_en: nameEn, name_ar: nameAr, area, cash_on_delivery: cashOnDelivery };
  });
  await db`
    insert into zones (id, name_en, name_ar, area, cash_on_delivery)
    select id, name_en, name_ar, area::polygon, cash_on_delivery
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, name_en text, name_ar text, area text, cash_on_delivery boolean)`;
}

export async function insertPlaces(db: Sql, places: City['places']): Promise<void> {
  await db`
    insert into places (id, kind, name_en, name_ar, area_en, area_ar, lat, lng, weight)
    select id, kind, "nameEn", "nameAr", "areaEn", "areaAr", lat, lng, weight
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as x(id text, kind text, "nameEn" text, "nameAr" text, "areaEn" text, "areaAr" text,
           lat float8, lng float8, weight int)`;
}

/** Two junctions at the same position still need an edge, and the table requires a positive length. */
const SHORTEST_METRES = 0.1;

export async function insertStreets(db: Sql, { streetNodes, streetEdges }: City): Promise<void> {
  await db`
    insert into street_nodes (id, lat, lng)
    select id, lat, lng from jsonb_to_recordset(${JSON.stringify(streetNodes)}::jsonb)
      as x(id int, lat float8, lng float8)`;
  await db`
    insert into street_edges (from_node, to_node, metres, place_id)
    select "fromNode", "toNode", greatest(metres, ${SHORTEST_METRES}::real), "placeId"
    from jsonb_to_recordset(${JSON.stringify(streetEdges)}::jsonb)
      as x("fromNode" int, "toNode" int, metres real, "placeId" text)`;
}

const PICTURES_AT_ONCE = 4000;

export async function insertPictures(db: Sql, pictures: Picture[]): Promise<void> {
  await inChunks(pictures, PICTURES_AT_ONCE, async (chunk) => {
    await db`
      insert into pictures (id, recipe)
      select id, recipe from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as x(id text, recipe jsonb)`;
  });
}

export async function insertModules(db: Sql, modules: readonly DemoModule[], zones: ModuleZone[]): Promise<void> {
  const rows = modules.map(({ id, type, name, description, icon }) => ({
    ...{ id, module_type: type, name_en: name.en, name_ar: name.ar, position: id, icon: icon.id },
    hero: moduleHeroes[type].id,
    ...{ description_en: description.en, description_ar: description.ar },
  }));
  await db`
    insert into modules (id, module_type, name_en, name_ar, description_en, description_ar, icon, hero, position)
    select id, module_type, name_en, name_ar, description_en, description_ar, icon, hero, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, module_type text, name_en text, name_ar text, description_en text, description_ar text,
           icon text, hero text, position int)`;
  await db`
    insert into module_zones (module_id, zone_id, minimum_charge_minor, per_km_charge_minor, maximum_charge_minor,
      maximum_cash_minor, base_charge_minor, maximum_metres)
    select "moduleId", "zoneId", "minimumChargeMinor", "perKmChargeMinor", "maximumChargeMinor", "maximumCashMinor",
      "baseChargeMinor", "maximumMetres"
    from jsonb_to_recordset(${JSON.stringify(zones.map((zone) => ({ ...zone, ...deliveryRate(zone) })))}::jsonb)
      as x("moduleId" int, "zoneId" int, "minimumChargeMinor" bigint, "perKmChargeMinor" bigint,
           "maximumChargeMinor" bigint, "maximumCashMinor" bigint, "baseChargeMinor" bigint, "maximumMetres" int)`;
}

type CountedStore = PlannedStore & { unreviewedRatings: number[] };

export async function insertStores(db: Sql, stores: CountedStore[], timezone: string): Promise<void> {
  const rows = stores.map(({ logo, cover, hours, about, speciality: _, ...store }) => ({
    ...store,
    ...{ aboutEn: about.en, aboutAr: about.ar },
    ...{ nameSearchEn: searchText(store.nameEn), nameSearchAr: searchText(store.nameAr) },
    logo: logo.id,
    cover: cover.id,
    hours: multirange(hours),
    unreviewedRatings: `{${store.unreviewedRatings.join(',')}}`,
  }));
  await db`
    insert into stores (id, zone_id, module_id, slug, name_en, name_ar, address_en, address_ar, logo, cover, lat, lng,
      phone, email, timezone, hours, delivery, take_away, schedule_order, free_delivery, minimum_order_minor,
      delivery_minutes_min, delivery_minutes_max, rating_total, rating_count, unreviewed_ratings, order_count, featured, created_at,
      about_en, about_ar, name_search_en, name_search_ar, tax_percent, delivery_radius_metres, takes_prescriptions,
      discount_percent, discount_starts_at, discount_ends_at, discount_minimum_minor, discount_maximum_minor,
      live_discount_percent)
    select id, "zoneId", "moduleId", slug, "nameEn", "nameAr", "addressEn", "addressAr", logo, cover, lat, lng,
      phone, email, ${timezone}, hours::int4multirange, delivery, "takeAway", "scheduleOrder", "freeDelivery",
      "minimumOrderMinor", "deliveryMinutesMin", "deliveryMinutesMax", "ratingTotal", "ratingCount",
      "unreviewedRatings"::int[], "orderCount", featured, "createdAt", "aboutEn", "aboutAr", "nameSearchEn", "nameSearchAr", "taxPercent",
      "deliveryRadiusMetres", "takesPrescriptions", "discountPercent", "discountStartsAt", "discountEndsAt",
      "discountMinimumMinor", "discountMaximumMinor", "liveDiscountPercent"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id bigint, "zoneId" int, "moduleId" int, slug text, "nameEn" text, "nameAr" text, "addressEn" text,
           "addressAr" text, logo text, cover text, lat float8, lng float8, phone text, email text, hours text,
           delivery boolean, "takeAway" boolean, "scheduleOrder" boolean, "freeDelivery" boolean,
           "minimumOrderMinor" bigint, "deliveryMinutesMin" int, "deliveryMinutesMax" int, "ratingTotal" int,
           "ratingCount" int, "unreviewedRatings" text, "orderCount" int, featured boolean, "createdAt" timestamptz, "aboutEn" text,
           "aboutAr" text, "nameSearchEn" text, "nameSearchAr" text, "taxPercent" int, "deliveryRadiusMetres" int,
           "takesPrescriptions" boolean, "discountPercent" int, "discountStartsAt" timestamptz,
           "discountEndsAt" timestamptz, "discountMinimumMinor" bigint, "discountMaximumMinor" bigint,
           "liveDiscountPercent" int)`;
}

export async function insertDocuments(db: Sql, settings: ShopSettings, landing: LandingContent): Promise<void> {
  await db`insert into shop_settings (settings) values (${JSON.stringify(settings)}::jsonb)`;
  await db`insert into landing_content (content) values (${JSON.stringify(landing)}::jsonb)`;
}

export async function insertPages(db: Sql, pages: DemoPage[]): Promise<void> {
  const rows = pages.map(({ slug, title, body }) => ({
    ...{ slug, title_en: title.en, title_ar: title.ar },
    ...{ body_en: body.en, body_ar: body.ar },
  }));
  await db`
    insert into content_pages (slug, title_en, title_ar, body_en, body_ar)
    select slug, title_en, title_ar, body_en, body_ar from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(slug text, title_en text, title_ar text, body_en text, body_ar text)`;
}
