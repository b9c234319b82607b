/** A position on the city's plane, in metres east and north of the centre. "Point" means latitude and longitude. */
export type Vec = { readonly x: number; readonly y: number };

export function distance(a: Vec, b: Vec): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // Math.hypot guards against overflow that cannot happen here and is ten times slower.
  return Math.sqrt(dx * dx + dy * dy);
}

export function between(a: Vec, b: Vec, t: number): Vec {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function turned({ x, y }: Vec, angle: number): Vec {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The unit vector to the left of the direction from a to b. */
export function leftOf(a: Vec, b: Vec): Vec {
  const length = distance(a, b) || 1;
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}

export function shifted(a: Vec, direction: Vec, by: number): Vec {
  return { x: a.x + direction.x * by, y: a.y + direction.y * by };
}

/** The position of p projected onto the segment from a to b: 0 at a, 1 at b, clamped. */
export function nearestOnSegment(p: Vec, a: Vec, b: Vec): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
}

export function distanceToSegment(p: Vec, a: Vec, b: Vec): number {
  const t = nearestOnSegment(p, a, b);
  const dx = a.x + (b.x - a.x) * t - p.x;
  const dy = a.y + (b.y - a.y) * t - p.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The parameters on ab (t) and cd (u) where the two segments cross, or null. */
export function crossing(a: Vec, b: Vec, c: Vec, d: Vec): { t: number; u: number } | null {
  const abx = b.x - a.x;
  const aby = b.y - a.y;
  const cdx = d.x - c.x;
  const cdy = d.y - c.y;
  const cross = abx * cdy - aby * cdx;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c.x - a.x) * cdy - (c.y - a.y) * cdx) / cross;
  const u = ((c.x - a.x) * aby - (c.y - a.y) * abx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { t, u } : null;
}
