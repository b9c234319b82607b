import type { ConsoleZone } from '@rialto/contract/calls/console/zones.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { allZones } from '../../geo/geo.public.ts';
import { storeCountsByZone, zoneRates } from './zone-rates.sql.ts';
import { consoleZone } from './zones.view.ts';

/** All zones as staff see them. */
export async function readZones(db: Sql, digits: number): Promise<ConsoleZone[]> {
  const [zones, rates, counts] = await Promise.all([allZones(db), zoneRates(db, null), storeCountsByZone(db)]);
  return zones.map((zone) =>
    consoleZone({
      zone,
      rates: rates.filter(({ zoneId }) => zoneId === zone.id),
      storeCount: counts.get(zone.id) ?? 0,
      digits,
    }),
  );
}

/** One of them, which the caller has just written. */
export async function requireZone(db: Sql, digits: number, id: number): Promise<ConsoleZone> {
  return (await readZones(db, digits)).find((zone) => zone.id === id) as ConsoleZone;
}
