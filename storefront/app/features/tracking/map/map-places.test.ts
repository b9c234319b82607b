import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { expect, test } from 'vitest';
import { placesOf } from './map-places.ts';
import { metresLeft } from './metres-left.ts';

const courier = { lat: 38.5, lng: -120.2 };
const anOrder = (over: object) =>
  ({
    order_status: 'picked_up',
    store: { latitude: 33, longitude: 27 },
    delivery_address: { latitude: 33.1, longitude: 27.1 },
    delivery_man: courier,
    route: { points: '_p~iF~ps|U_ulLnnqC', distance: 1, seconds: 1 },
    ...over,
  }) as unknown as TrackedOrder;
const store = { lat: 33, lng: 27 };
const destination = { lat: 33.1, lng: 27.1 };

test('TRK-01 the map shows courier and destination while the order is on its way', () => {
  expect(placesOf(anOrder({}))).toEqual({ store: null, courier, destination });
});

test('TRK-01 before the pick-up the map shows store and destination', () => {
  const waiting = anOrder({ order_status: 'processing', delivery_man: { lat: null, lng: null } });
  expect(placesOf(waiting)).toEqual({ store, courier: null, destination });
});

test('TRK-08 who only knows number and phone sees store and courier', () => {
  expect(placesOf(anOrder({ delivery_address: null, route: null }))).toEqual({ store, courier, destination: null });
});

test('TRK-10 the distance along the route is known only with a courier and a route', () => {
  expect(metresLeft(anOrder({}))).toBeGreaterThan(200_000);
  expect(metresLeft(anOrder({ route: null }))).toBeNull();
  expect(metresLeft(anOrder({ delivery_man: null }))).toBeNull();
});
