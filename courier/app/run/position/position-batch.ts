/** A position as the API takes it. */
export type TimedPoint = { latitude: number; longitude: number; at: string; accuracy?: number; heading?: number };

/** As many as the API takes at once; without a network the oldest are dropped. */
const MAX_POINTS = 20;

/** Adds a position that is newer than the last one. */
export function addPoint(points: readonly TimedPoint[], point: TimedPoint): TimedPoint[] {
  const last = points.at(-1);
  return last && last.at >= point.at ? [...points] : [...points, point].slice(-MAX_POINTS);
}

export function pointOf({ coords, timestamp }: Pick<GeolocationPosition, 'coords' | 'timestamp'>): TimedPoint {
  const { latitude, longitude, accuracy, heading } = coords;
  return {
    latitude,
    longitude,
    at: new Date(timestamp).toISOString(),
    accuracy: Math.min(100_000, accuracy),
    // A phone that does not move has no heading, which some report as NaN.
    ...(heading !== null && Number.isFinite(heading) && { heading }),
  };
}
