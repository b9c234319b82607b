import { between, distance, distanceToSegment, leftOf, shifted } from './vec.ts';
import type { Vec } from './vec.ts';

/** A polyline. */
export type Line = readonly Vec[];

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** The index of the vertex nearest to a position. */
export function nearestIndex(line: Line, { x, y }: Vec): number {
  let best = 0;
  let bestSquared = Infinity;
  for (let i = 0; i < line.length; i++) {
    const p = line[i]!;
    const squared = (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y);
    if (squared < bestSquared) [best, bestSquared] = [i, squared];
  }
  return best;
}

/** The position at a distance along the line, clamped to its ends. */
export function alongLine(line: Line, metres: number): Vec {
  let left = metres;
  for (let i = 1; i < line.length; i++) {
    const step = distance(line[i - 1]!, line[i]!);
    if (left <= step) return between(line[i - 1]!, line[i]!, step === 0 ? 0 : Math.max(0, left / step));
    left -= step;
  }
  return line[line.length - 1]!;
}

/** The part of a line between two distances along it. */
export function stretchOf(line: Line, from: number, to: number): Vec[] {
  const stretch = [alongLine(line, from)];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    walked += distance(line[i - 1]!, line[i]!);
    if (walked > from + 0.01 && walked < to - 0.01) stretch.push(line[i]!);
  }
  stretch.push(alongLine(line, to));
  return stretch;
}

/** A smooth curve through every control point (close to centripetal Catmull-Rom). */
export function curveThrough(controls: Line, step: number): Vec[] {
  const curve: Vec[] = [];
  for (let i = 0; i + 1 < controls.length; i++) {
    const p1 = controls[i]!;
    const p2 = controls[i + 1]!;
    const p0 = controls[i - 1] ?? between(p2, p1, 2);
    const p3 = controls[i + 2] ?? between(p1, p2, 2);
    const pieces = Math.max(1, Math.round(distance(p1, p2) / step));
    for (let k = 0; k < pieces; k++) curve.push(splinePosition(p0, p1, p2, p3, k / pieces));
  }
  curve.push(controls[controls.length - 1]!);
  return curve;
}

function splinePosition(p0: Vec, p1: Vec, p2: Vec, p3: Vec, t: number): Vec {
  // Uniform Catmull-Rom overshoots when a short span follows a long one; weighting tangents by the spans prevents it.
  const span = distance(p1, p2) || 1;
  const before = distance(p0, p1) || 1;
  const after = distance(p2, p3) || 1;
  const t2 = t * t;
  const t3 = t2 * t;
  const atStart = 2 * t3 - 3 * t2 + 1;
  const leaving = ((t3 - 2 * t2 + t) * span) / (before + span);
  const arriving = ((t3 - t2) * span) / (span + after);
  const axis = (a: number, b: number, c: number, d: number) =>
    atStart * b +
    (1 - atStart) * c +
    leaving * (((b - a) / before) * span + ((c - b) / span) * before) +
    arriving * (((c - b) / span) * after + ((d - c) / after) * span);
  return { x: axis(p0.x, p1.x, p2.x, p3.x), y: axis(p0.y, p1.y, p2.y, p3.y) };
}

/** The line offset sideways: to the left for a positive distance. */
export function besideLine(line: Line, by: number | ((index: number) => number)): Vec[] {
  return line.map((p, i) => {
    const before = line[Math.max(0, i - 1)]!;
    const after = line[Math.min(line.length - 1, i + 1)]!;
    return shifted(p, leftOf(before, after), typeof by === 'number' ? by : by(i));
  });
}

/** A simplified line within the tolerance (Douglas-Peucker). */
export function simplified(line: Line, tolerance: number): Vec[] {
  if (line.length < 3) return [...line];
  const kept = new Uint8Array(line.length);
  kept[0] = kept[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = tolerance;
    let split = -1;
    for (let i = from + 1; i < to; i++) {
      const off = distanceToSegment(line[i]!, line[from]!, line[to]!);
      if (off > farthest) [farthest, split] = [off, i];
    }
    if (split < 0) continue;
    kept[split] = 1;
    open.push([from, split], [split, to]);
  }
  return line.filter((_, i) => kept[i]);
}
