import type { Vec } from '../geometry/vec.ts';

/** Two convex shapes overlap unless an edge of one separates them. */
export function convexMeet(a: readonly Vec[], b: readonly Vec[]): boolean {
  return !isParted(a, b) && !isParted(b, a);
}

function isParted(a: readonly Vec[], b: readonly Vec[]): boolean {
  return a.some((p, i) => {
    const q = a[(i + 1) % a.length]!;
    return b.every((r) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) <= 0.01);
  });
}
