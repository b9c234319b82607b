import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { expect, test } from 'vitest';
import { placesOf } from './map-places.ts';
import { metresLeft } from './metres-left.ts';

const courier = { lat: 38.5, lng: -120.2 };
const anOrder = (over: object) =>
  ({
    order_status: 'picked_up',
    store: { latitude: 33, longitude: 27 },
    sender_details: null,
    delivery_address: { latitude: 33.1, longitude: 27.1 },
    delivery_man: courier,
    route: { points: '_p~iF~ps|U_ulLnnqC', distance: 1, seconds: 1 },
    ...over,
  }) as unknown as TrackedOrder;
const store = { lat: 33, lng: 27 };
const destination = { lat: 33.1, lng: 27.1 };

test('TRK-01 the map shows courier and destination while the order is on its way', () => {
  expect(placesOf(anOrder({}))).toEqual({ store: null, sender: null, courier, destination });
});

test('TRK-01 before the pick-up the map shows store and destination', () => {
  const waiting = anOrder({ order_status: 'processing', delivery_man: { lat: null, lng: null } });
  expect(placesOf(waiting)).toEqual({ store, sender: null, courier: null, destination });
});

test('TRK-08 who only knows number and phone sees store and courier', () => {
  const places = placesOf(anOrder({ delivery_address: null, route: null }));
  expect(places).toEqual({ store, sender: null, courier, destination: null });
});

test('TRK-01 the map of a parcel shows both ends, before the pick-up and on its way', () => {
  const parcel = { store: null, sender_details: { latitude: 33, longitude: 27 } };
  const sender = { lat: 33, lng: 27 };
  const waiting = anOrder({ ...parcel, order_status: 'accepted', delivery_man: { lat: null, lng: null } });
  expect(placesOf(waiting)).toEqual({ store: null, sender, courier: null, destination });
  expect(placesOf(anOrder(parcel))).toEqual({ store: null, sender, courier, destination });
});

test('TRK-10 the distance along the route is known only with a courier and a route', () => {
  expect(metresLeft(anOrder({}))).toBeGreaterThan(200_000);
  expect(metresLeft(anOrder({ route: null }))).toBeNull();
  expect(metresLeft(anOrder({ delivery_man: null }))).toBeNull();
});
