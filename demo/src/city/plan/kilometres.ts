import type { Vec } from '../geometry/vec.ts';

/**
 * Positions on the plan are "east north" in kilometres from Republic Square; a route is a comma-separated list of such
 * pairs.
 */
export type Route = string;

export function fromRoute(route: Route): Vec[] {
  return route.split(',').map((pair) => {
    const [east, north] = pair.trim().split(' ').map(Number);
    if (east === undefined || north === undefined || Number.isNaN(east + north)) throw new Error(`bad pair: ${pair}`);
    return { x: east * 1000, y: north * 1000 };
  });
}

export function kilometres(east: number, north: number): Vec {
  return { x: east * 1000, y: north * 1000 };
}
