import type { Line } from '../city/geometry/line.ts';
import type { Box, Ring } from '../city/geometry/ring.ts';
import type { Vec } from '../city/geometry/vec.ts';
import type { TileFrame } from './tile-frame.ts';

/**
 * Paths are written in whole eighths of a pixel and scaled down by a group: integers are several times faster to write
 * and parse, and the difference is not visible.
 */
export const UNITS_PER_PIXEL = 8;

/** Path data for the part of a line inside the box. */
export function linePath(line: Line, frame: TileFrame, box: Box = frame.box): string {
  let path = '';
  let isOpen = false;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    if (misses(a, b, box)) {
      isOpen = false;
      continue;
    }
    if (!isOpen) path += `M${spot(a, frame)}`;
    path += `L${spot(b, frame)}`;
    isOpen = true;
  }
  return path;
}

/** Path data for a closed outline, clipped to the tile, so that a long shore stays short. */
export function ringPath(ring: Ring, frame: TileFrame): string {
  const cut = cutToBox(ring, frame.box);
  return cut.length < 3 ? '' : smallRingPath(cut, frame);
}

/** Path data for a small outline that need not be clipped. */
export function smallRingPath(ring: Ring, frame: TileFrame): string {
  let path = `M${spot(ring[0]!, frame)}`;
  for (let i = 1; i < ring.length; i++) path += `L${spot(ring[i]!, frame)}`;
  return `${path}Z`;
}

export function circlePath({ x, y }: Vec, radius: number, frame: TileFrame): string {
  const r = Math.max(1, Math.round((radius / frame.metresPerPixel) * UNITS_PER_PIXEL));
  return `M${spot({ x: x - radius, y }, frame)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function spot({ x, y }: Vec, { west, north, metresPerPixel }: TileFrame): string {
  const scale = UNITS_PER_PIXEL / metresPerPixel;
  return `${Math.round((x - west) * scale)} ${Math.round((north - y) * scale)}`;
}

function misses(a: Vec, b: Vec, { minX, minY, maxX, maxY }: Box): boolean {
  return (
    (a.x < minX && b.x < minX) || (a.x > maxX && b.x > maxX) || (a.y < minY && b.y < minY) || (a.y > maxY && b.y > maxY)
  );
}

/** Sutherland-Hodgman clipping. */
function cutToBox(ring: Ring, { minX, minY, maxX, maxY }: Box): Vec[] {
  let cut = cutBySide(ring, 'x', minX, 1);
  cut = cutBySide(cut, 'x', maxX, -1);
  cut = cutBySide(cut, 'y', minY, 1);
  return cutBySide(cut, 'y', maxY, -1);
}

function cutBySide(ring: Ring, axis: 'x' | 'y', limit: number, sense: 1 | -1): Vec[] {
  const cut: Vec[] = [];
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[i + 1 === ring.length ? 0 : i + 1]!;
    const aInside = (a[axis] - limit) * sense >= 0;
    const bInside = (b[axis] - limit) * sense >= 0;
    if (aInside) cut.push(a);
    if (aInside === bInside) continue;
    const t = (limit - a[axis]) / (b[axis] - a[axis]);
    cut.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  }
  return cut;
}
