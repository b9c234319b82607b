import type { Point } from '@rialto/contract/shapes/point.ts';
import type { ModuleZone } from '../../catalog/catalog.public.ts';
import type { Geo, Zone } from '../../geo/geo.public.ts';

/** The rates of a zone in which parcels are sent, and whether couriers take cash there. */
export type ParcelZone = ModuleZone & { takesCash: boolean };

export type ParcelZones = { sender: ParcelZone | null; receiver: ParcelZone | null };

type Ends = { sender: Point | null; receiver: Point | null };

/**
 * The zones of both ends. Of overlapping zones of the sender, one that also contains the receiver is preferred, then the
 * first; its rates count.
 */
export async function findParcelZones(
  geo: Pick<Geo, 'zones'>,
  { sender, receiver }: Ends,
  offered: readonly ModuleZone[],
): Promise<ParcelZones> {
  const map = await geo.zones.read();
  const at = (point: Point | null) => (point ? zonesOf(map.zonesAt(point), offered) : []);
  const [ofSender, ofReceiver] = [at(sender), at(receiver)];
  const ofBoth = ofSender.find(({ zoneId }) => ofReceiver.some((zone) => zone.zoneId === zoneId));
  return { sender: ofBoth ?? ofSender[0] ?? null, receiver: ofBoth ?? ofReceiver[0] ?? null };
}

function zonesOf(zones: readonly Zone[], offered: readonly ModuleZone[]): ParcelZone[] {
  return zones.flatMap(({ id, cashOnDelivery }) => {
    const rates = offered.find(({ zoneId }) => zoneId === id);
    return rates ? [{ ...rates, takesCash: cashOnDelivery }] : [];
  });
}
