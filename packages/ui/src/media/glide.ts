import { metresBetween, pointAt, wayBetween } from './line-geometry.ts';
import type { MapPoint } from './map-canvas.ts';

type GlideParts = {
  /** The line is the one of the latest position. */
  show: (point: MapPoint, line: readonly MapPoint[]) => void;
  now: () => number;
  /** requestAnimationFrame and its cancel, or those of a test. */
  nextFrame: (run: () => void) => number;
  cancelFrame: (id: number) => void;
  isCalm: () => boolean;
};

/** Positions arrive a few seconds apart; a longer gap is caught up with in this time. */
const SHORTEST_MS = 400;
const LONGEST_MS = 8_000;
/** A farther point is a correction, not a movement. */
const JUMP_METRES = 3_000;

/** Moves a point along a line from position to position, each in the time that passed since the one before. */
export function createGlide({ show, now, nextFrame, cancelFrame, isCalm }: GlideParts) {
  let shown: MapPoint | null = null;
  let heardAt = 0;
  let frame = 0;

  const moveTo = (point: MapPoint, line: readonly MapPoint[]) => {
    cancelFrame(frame);
    const put = (place: MapPoint) => {
      shown = place;
      show(place, line);
    };
    const startsAt = now();
    const duration = Math.min(Math.max(startsAt - heardAt, SHORTEST_MS), LONGEST_MS);
    heardAt = startsAt;
    const metres = shown === null ? 0 : metresBetween(shown, point);
    if (shown === null || isCalm() || metres === 0 || metres > JUMP_METRES) return put(point);
    const way = wayBetween(line, shown, point);
    const step = () => {
      const share = (now() - startsAt) / duration;
      put(share >= 1 ? point : (pointAt(way, share) ?? point));
      if (share < 1) frame = nextFrame(step);
    };
    step();
  };
  return { moveTo, stop: () => cancelFrame(frame) };
}

export type Glide = ReturnType<typeof createGlide>;
