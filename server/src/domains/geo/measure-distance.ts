import type { Point } from '@rialto/contract/shapes/point.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { GeoProvider, Route, TravelMode } from './geo-provider.ts';

/** The route between two points along streets. Refuses without one, because a guess would price an impossible delivery. */
export async function measureDistance(provider: GeoProvider, from: Point, to: Point, mode: TravelMode): Promise<Route> {
  const route = await provider.route(from, to, mode);
  if (!route) throw new RefusalError({ code: 'route_not_found' });
  return route;
}
