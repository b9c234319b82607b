import { layeredNoise } from '../geometry/noise.ts';
import type { Vec } from '../geometry/vec.ts';
import { contours } from './contour.ts';

const BOX = { minX: -82_000, minY: -86_000, maxX: 92_000, maxY: 72_000 };

let grown: Vec[][] | null = null;

/** Woods of the hinterland: none near the city, more towards the hills in the south-east. Only maps need them. */
export function woods(): Vec[][] {
  grown ??= contours(woodedness, BOX, 1000);
  return grown;
}

function woodedness(x: number, y: number): number {
  const fromCity = Math.hypot(x, y + 1500) / 1000;
  const nearCity = Math.max(0, 1 - (fromCity - 9) / 9);
  const intoHills = Math.min(0.22, Math.max(0, (x - y) / 1000 - 24) * 0.006);
  return layeredNoise(x / 6400, y / 6400, 71, 4) - 0.2 - nearCity + intoHills;
}
