import type { Vec } from '../geometry/vec.ts';
import type { Face } from './faces.ts';

export type BoundHit = { side: number; t: number; u: number };

/**
 * The outline of a face, queried tens of thousands of times while streets are laid inside it. Flat arrays make the
 * queries several times faster.
 */
export class FaceBounds {
  readonly #sides: readonly number[];
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;

  constructor({ ring, sides }: Face) {
    this.#sides = sides;
    // The first corner is repeated at the end, so that side i runs from corner i to corner i + 1.
    this.#xs = Float64Array.from([...ring, ring[0]!], ({ x }) => x);
    this.#ys = Float64Array.from([...ring, ring[0]!], ({ y }) => y);
  }

  /** How far inside a position is, or -1 outside, clamped to the limit. */
  depth({ x, y }: Vec, limit: number): number {
    const xs = this.#xs;
    const ys = this.#ys;
    let inside = false;
    let nearest = limit * limit;
    let reach = limit;
    for (let i = 0; i + 1 < xs.length; i++) {
      const ax = xs[i]!;
      const ay = ys[i]!;
      const bx = xs[i + 1]!;
      const by = ys[i + 1]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      if ((ax < x - reach && bx < x - reach) || (ax > x + reach && bx > x + reach)) continue;
      if ((ay < y - reach && by < y - reach) || (ay > y + reach && by > y + reach)) continue;
      const squared = squaredDistance(x, y, ax, ay, bx, by);
      if (squared >= nearest) continue;
      nearest = squared;
      reach = Math.sqrt(squared);
    }
    return inside ? Math.sqrt(nearest) : -1;
  }

  /** The first side hit between a and b: t along the way, u along the side. */
  firstHit(a: Vec, b: Vec): BoundHit | null {
    const xs = this.#xs;
    const ys = this.#ys;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    let best: BoundHit | null = null;
    for (let i = 0; i + 1 < xs.length; i++) {
      const sideX = xs[i + 1]! - xs[i]!;
      const sideY = ys[i + 1]! - ys[i]!;
      const cross = dx * sideY - dy * sideX;
      if (Math.abs(cross) < 1e-9) continue;
      const toX = xs[i]! - a.x;
      const toY = ys[i]! - a.y;
      const t = (toX * sideY - toY * sideX) / cross;
      const u = (toX * dy - toY * dx) / cross;
      if (t < 0 || t > 1 || u < 0 || u > 1 || (best && t >= best.t)) continue;
      best = { side: this.#sides[i]!, t, u };
    }
    return best;
  }
}

function squaredDistance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / squared;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const offX = ax + dx * t - x;
  const offY = ay + dy * t - y;
  return offX * offX + offY * offY;
}
