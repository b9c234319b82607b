import type { Point } from '@rialto/contract/shapes/point.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { GeoProvider, Route, TravelMode } from './geo-provider.ts';

/** The way between two points along streets. Where no street leads, a guess would price a delivery nobody can make. */
export async function measureDistance(provider: GeoProvider, from: Point, to: Point, mode: TravelMode): Promise<Route> {
  const route = await provider.route(from, to, mode);
  if (!route) throw new RefusalError({ code: 'route_not_found' });
  return route;
}
