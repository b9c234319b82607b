import type { Sql } from '@rialto/database/sql.ts';

export type ZoneRow = { id: number; nameEn: string; nameAr: string | null; area: string; cashOnDelivery: boolean };

export type PlaceKind = 'district' | 'street' | 'square' | 'park' | 'landmark' | 'address';
export type PlaceRow = {
  id: string;
  kind: PlaceKind;
  nameEn: string;
  nameAr: string;
  areaEn: string;
  areaAr: string;
  lat: number;
  lng: number;
  weight: number;
};

export type StreetNodeRow = { id: number; lat: number; lng: number };
export type StreetEdgeRow = { fromNode: number; toNode: number; metres: number };

export async function activeZones(db: Sql): Promise<ZoneRow[]> {
  return db<ZoneRow[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", area::text as "area", cash_on_delivery as "cashOnDelivery"
    from zones where active order by id`;
}

export async function allZoneIds(db: Sql): Promise<number[]> {
  return (await db<{ id: number }[]>`select id from zones`).map(({ id }) => id);
}

export async function allPlaces(db: Sql): Promise<PlaceRow[]> {
  return db<PlaceRow[]>`
    select id, kind, name_en as "nameEn", name_ar as "nameAr", area_en as "areaEn", area_ar as "areaAr",
      lat, lng, weight
    from places order by id`;
}

export async function allStreetNodes(db: Sql): Promise<StreetNodeRow[]> {
  return db<StreetNodeRow[]>`select id, lat, lng from street_nodes order by id`;
}

export async function allStreetEdges(db: Sql): Promise<StreetEdgeRow[]> {
  return db<StreetEdgeRow[]>`
    select from_node as "fromNode", to_node as "toNode", metres from street_edges order by from_node, to_node`;
}
