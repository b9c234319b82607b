import type { RouteShape } from '@rialto/contract/shapes/order/order-route.ts';

/** A way along the streets and how long it takes. */
export type TimedRoute = { points: string; metres: number; seconds: number };

export function routeView({ points, metres, seconds }: TimedRoute): RouteShape {
  return { points, distance: Math.round(metres), seconds: Math.round(seconds) };
}
