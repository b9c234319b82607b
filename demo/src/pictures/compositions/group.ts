import { lying, standing } from '../arrange.ts';
import type { Layer, Stage } from '../scene.ts';

/** A few things huddled together on nothing, for icons: the first in front, the others looking out behind it. */
export function group({ width: side, objects }: Stage): Layer[] {
  const [front, left, right, top] = objects;
  const behind = [
    top && lying(top, side * 0.5, side * 0.25, side * 0.38, 4),
    left && lying(left, side * 0.28, side * 0.38, side * 0.41, -14),
    right && lying(right, side * 0.72, side * 0.39, side * 0.41, 14),
  ];
  const layers = behind.filter((layer) => layer !== undefined);
  return front ? [...layers, standing(front, side * 0.5, side * 0.87, side * 0.56)] : layers;
}
