import type { Caller } from '@rialto/api-client/caller.ts';
import { addCourier, listCouriers, renewCourierLink, type Courier } from '@rialto/contract/calls/console/couriers.ts';
import { changeShift } from '@rialto/contract/calls/couriers.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { courierPeople } from './people.ts';
import type { PlayedCourier } from './play-couriers.ts';
import type { SimulatedStore } from './play-customers.ts';
import type { Simulation } from './simulation.ts';

const PAGE_SIZE = 50;

/**
 * The couriers that are played: hired at the first start, with a new link at each start. A courier whose link was given
 * to somebody has no place among them.
 */
export async function hireCouriers(
  { connect }: Simulation,
  dispatcher: Caller,
  { stores, couriersPerZone }: { stores: readonly SimulatedStore[]; couriersPerZone: number },
): Promise<PlayedCourier[]> {
  const known = await everyCourier(dispatcher);
  const played: PlayedCourier[] = [];
  for (const [index, person] of wanted(stores, couriersPerZone).entries()) {
    const { name, zoneId, point } = person;
    const courier =
      known.find(({ phone }) => phone === name.phone) ??
      (await dispatcher(addCourier, { body: { ...name, zone_id: zoneId } }));
    if (courier.is_active === 0) continue;
    const { url } = await dispatcher(renewCourierLink, { params: { id: courier.id } });
    const call = connect(
      { token: url.slice(url.indexOf('#') + 1) },
      `10.8.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    );
    if (courier.is_on_shift === 0) await call(changeShift, { body: { is_on_shift: 1 } });
    played.push({ id: courier.id, vehicle: courier.vehicle, call, point: lastPlace(courier) ?? point });
  }
  return played;
}

async function everyCourier(call: Caller): Promise<Courier[]> {
  const all: Courier[] = [];
  for (let offset = 1; ; offset += 1) {
    const { couriers } = await call(listCouriers, { query: { limit: PAGE_SIZE, offset } });
    all.push(...couriers);
    if (couriers.length < PAGE_SIZE) return all;
  }
}

/** Some couriers for each zone that has stores, waiting at one of them. */
function wanted(stores: readonly SimulatedStore[], perZone: number) {
  const zoneIds = [...new Set(stores.map(({ zoneId }) => zoneId))];
  return courierPeople(zoneIds.length * perZone).map((name, index) => {
    const zoneId = zoneIds[index % zoneIds.length] as number;
    const ofZone = stores.filter((store) => store.zoneId === zoneId);
    return { name, zoneId, point: (ofZone[(index * 7) % ofZone.length] as SimulatedStore).point };
  });
}

function lastPlace({ latitude, longitude }: Courier): Point | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}
