import type { Point } from '@rialto/contract/shapes/point.ts';
import Type, { type Static } from 'typebox';
import type { Route, RouteLine, TravelMode } from '../geo-provider.ts';
import type { GuardedFetch } from '../outside/guarded-fetch.ts';
import { ServiceFault } from '../../../platform/outside/read-json.ts';
import { degrees } from '../point-text.ts';
import { encodePolyline } from '@rialto/rules/delivery/polyline.ts';

const osrmAnswer = Type.Object({
  code: Type.String({ maxLength: 100 }),
  routes: Type.Optional(
    Type.Array(
      Type.Object({
        distance: Type.Number({ minimum: 0 }),
        duration: Type.Number({ minimum: 0 }),
        geometry: Type.Optional(Type.String({ maxLength: 100_000 })),
      }),
    ),
  ),
});

const profileOf: Record<TravelMode, string> = { walking: 'foot', driving: 'driving' };

/** The codes for "no route", sent with status 400. */
const noWayCodes = ['NoRoute', 'NoSegment'];

/** The route along streets, or null without one. */
export function routeOsrm(ask: GuardedFetch, from: Point, to: Point, mode: TravelMode): Promise<Route | null> {
  return ask({
    what: 'route',
    path: `/route/v1/${profileOf[mode]}/${lngLat(from)};${lngLat(to)}`,
    params: { overview: 'false' },
    shape: osrmAnswer,
    readableStatuses: [400],
    read: readRoute,
  });
}

/** The line of the same route; OSRM encodes it as we do. */
export function lineOsrm(ask: GuardedFetch, from: Point, to: Point, mode: TravelMode): Promise<RouteLine | null> {
  return ask({
    what: 'route line',
    path: `/route/v1/${profileOf[mode]}/${lngLat(from)};${lngLat(to)}`,
    params: { overview: 'full', geometries: 'polyline' },
    shape: osrmAnswer,
    readableStatuses: [400],
    read: (answer) => {
      const route = readRoute(answer);
      return route && { metres: route.metres, points: answer.routes?.[0]?.geometry ?? encodePolyline([from, to]) };
    },
  });
}

function readRoute({ code, routes }: Static<typeof osrmAnswer>): Route | null {
  if (noWayCodes.includes(code)) return null;
  const [route] = routes ?? [];
  if (code !== 'Ok' || !route) throw new ServiceFault(code);
  return { metres: route.distance, seconds: route.duration };
}

function lngLat({ lat, lng }: Point): string {
  return `${degrees(lng, 5)},${degrees(lat, 5)}`;
}
