import type { Point } from '@rialto/contract/shapes/point.ts';
import { estimatedMetres } from '@rialto/rules/delivery/metres-between.ts';
import { encodePolyline } from '@rialto/rules/delivery/polyline.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { GeoProvider, RouteLine } from './geo-provider.ts';

/** `isEstimated`: no way along the streets is known, so it is the straight line times a factor. */
export type Way = RouteLine & { isEstimated: boolean };

/** The way between two points: along the streets, or straight where no street is known. Never refuses. */
export type Ways = {
  between(from: Point, to: Point): Promise<Way>;
  /** A way that was found lately, without waiting for a provider; undefined if there is none. */
  known(from: Point, to: Point): Promise<Way> | undefined;
};

const TTL_MS = 600_000;
/** About eleven metres, so that a courier who waits does not make new entries. */
const DIGITS = 4;

/** Tracking polls, so ways are cached, within the budget that all caches share. Without a provider they are straight. */
export function openWays(clock: Clock, provider: Pick<GeoProvider, 'line' | 'route'> | null): Ways {
  const cache = ttlCache<Way>(clock, { ttlMs: TTL_MS });
  return {
    between: (from, to) => cache.read(keyOf(from, to), () => findWay(provider, rounded(from), rounded(to))),
    known: (from, to) => cache.peek(keyOf(from, to)),
  };
}

async function findWay(provider: Pick<GeoProvider, 'line' | 'route'> | null, from: Point, to: Point): Promise<Way> {
  try {
    const line = await provider?.line?.(from, to, 'driving');
    if (line) return { ...line, isEstimated: false };
    const route = !provider || provider.line ? null : await provider.route(from, to, 'driving');
    if (route) return { metres: route.metres, points: encodePolyline([from, to]), isEstimated: false };
  } catch (thrown) {
    if (!(thrown instanceof RefusalError)) throw thrown;
  }
  return { metres: estimatedMetres(from, to), points: encodePolyline([from, to]), isEstimated: true };
}

/** Found between the rounded points, so that prices do not depend on which visitor filled the cache. */
function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) };
}

function keyOf(from: Point, to: Point): string {
  return [from, to].map(({ lat, lng }) => `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`).join(' ');
}
