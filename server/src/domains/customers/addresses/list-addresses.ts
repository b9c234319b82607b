import type { CustomerId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Geo } from '../../geo/geo.public.ts';
import { addressesOf, type AddressRow } from './addresses.sql.ts';

export type PlacedAddress = AddressRow & { zoneIds: ZoneId[] };

/** Zones change, so the zones of an address are looked up on each read. With a store's zone, only addresses within it. */
export async function listAddresses(
  db: Sql,
  geo: Pick<Geo, 'zones'>,
  customerId: CustomerId,
  storeZoneId: number | undefined,
): Promise<PlacedAddress[]> {
  const [rows, zones] = await Promise.all([addressesOf(db, customerId), geo.zones.read()]);
  const placed = rows.map((row) => ({ ...row, zoneIds: zones.zonesAt(row).map(({ id }) => id) }));
  return storeZoneId === undefined ? placed : placed.filter(({ zoneIds }) => zoneIds.includes(storeZoneId));
}
