import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { GeoProvider, RouteLine } from './geo-provider.ts';
import { encodePolyline } from '@rialto/rules/delivery/polyline.ts';

/** The way between two points: along the streets, or straight where no street is known. Never refuses. */
export type Ways = { between(from: Point, to: Point): Promise<RouteLine> };

const TTL_MS = 600_000;
/** About eleven metres, so that a courier who waits does not make new entries. */
const DIGITS = 4;
/** Streets are about this much longer than the straight line. */
const DETOUR = 1.35;

/** Tracking polls, so ways are cached, within the budget that all caches share. Without a provider they are straight. */
export function openWays(clock: Clock, provider: Pick<GeoProvider, 'line' | 'route'> | null): Ways {
  const cache = ttlCache<RouteLine>(clock, { ttlMs: TTL_MS });
  return {
    between: (from, to) => cache.read(`${keyOf(from)} ${keyOf(to)}`, () => findLine(provider, from, to)),
  };
}

async function findLine(
  provider: Pick<GeoProvider, 'line' | 'route'> | null,
  from: Point,
  to: Point,
): Promise<RouteLine> {
  try {
    const line = await provider?.line?.(from, to, 'driving');
    if (line) return line;
    const route = !provider || provider.line ? null : await provider.route(from, to, 'driving');
    if (route) return { metres: route.metres, points: encodePolyline([from, to]) };
  } catch (thrown) {
    if (!(thrown instanceof RefusalError)) throw thrown;
  }
  return { metres: metresBetween(from, to) * DETOUR, points: encodePolyline([from, to]) };
}

function keyOf({ lat, lng }: Point): string {
  return `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`;
}
