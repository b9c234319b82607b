import type { Point } from '@rialto/contract/shapes/point.ts';
import type { Way, Ways } from '../../geo/geo.public.ts';

/** How a delivery is measured along the streets. */
export type Measure = Pick<Ways, 'between'>;

class WayIsUnknown extends Error {
  readonly from: Point;
  readonly to: Point;

  constructor(from: Point, to: Point) {
    super('The way is not measured yet');
    this.from = from;
    this.to = to;
  }
}

/** More than an order needs. */
const MOST_WAYS = 3;

/**
 * Runs work that holds locks and must not wait for a map provider: where it needs a way that is not known yet, it is rolled
 * back, the way is measured, and it runs again. Usually the quote before it has measured the way.
 */
export async function withMeasuredWays<T>(ways: Ways, work: (measure: Measure) => Promise<T>): Promise<T> {
  const measured = new Map<string, Way>();
  const measure: Measure = {
    between: async (from, to) => {
      const way = measured.get(nameOf(from, to)) ?? (await ways.known(from, to));
      if (!way) throw new WayIsUnknown(from, to);
      return way;
    },
  };
  for (;;) {
    try {
      return await work(measure);
    } catch (error) {
      if (!(error instanceof WayIsUnknown) || measured.size >= MOST_WAYS) throw error;
      const { from, to } = error;
      measured.set(nameOf(from, to), await ways.between(from, to));
    }
  }
}

function nameOf(from: Point, to: Point): string {
  return [from.lat, from.lng, to.lat, to.lng].join(' ');
}
