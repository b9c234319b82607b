import type { Sql } from '@rialto/database/sql.ts';
import { places, square, streetEdges, streetNodes } from './small-world.ts';

/** Two overlapping zones, one switched off, and the places and streets of the small world. */
export async function writeSmallWorld(db: Sql): Promise<void> {
  await db`
    insert into zones (id, name_en, name_ar, area, cash_on_delivery, active) values
      (4, 'Harbour', null, ${square(27.01, 33.01, 27.03, 33.03)}::text::polygon, false, true),
      (1, 'Old Town', 'المدينة القديمة', ${square(27, 33, 27.02, 33.02)}::text::polygon, true, true),
      (7, 'Closed', null, ${square(27.2, 33.2, 27.21, 33.21)}::text::polygon, true, false)`;
  await db`
    insert into places (id, kind, name_en, name_ar, area_en, area_ar, lat, lng, weight)
    select id, kind, "nameEn", "nameAr", "areaEn", "areaAr", lat, lng, weight
    from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as row(
      id text, kind text, "nameEn" text, "nameAr" text, "areaEn" text, "areaAr" text,
      lat double precision, lng double precision, weight int)`;
  await db`
    insert into street_nodes (id, lat, lng)
    select id, lat, lng from jsonb_to_recordset(${JSON.stringify(streetNodes)}::text::jsonb)
      as row(id int, lat double precision, lng double precision)`;
  await db`
    insert into street_edges (from_node, to_node, metres)
    select "fromNode", "toNode", metres from jsonb_to_recordset(${JSON.stringify(streetEdges)}::text::jsonb)
      as row("fromNode" int, "toNode" int, metres real)`;
}
