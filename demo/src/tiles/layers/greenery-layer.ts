import { pathsIn, treesIn } from '../../city/blocks/greenery.ts';
import { alongLine, lengthOf } from '../../city/geometry/line.ts';
import { CLEAR_WIDTH } from '../../city/streets/street-kind.ts';
import { leftOf, shifted } from '../../city/geometry/vec.ts';
import type { ZoomMap } from '../map-index.ts';
import type { Palette } from '../style/palette.ts';
import { circlePath, linePath } from '../svg-path.ts';
import type { TileFrame } from '../tile-frame.ts';
import { filled, stroked } from './marks.ts';

const PATHS_FROM_ZOOM = 15;
const PARK_TREES_FROM_ZOOM = 16;
const YARD_TREES_FROM_ZOOM = 17;

/** Walks and trees. */
export function greeneryLayer(zoom: ZoomMap, frame: TileFrame, palette: Palette): string {
  const { z } = frame;
  if (z < PATHS_FROM_ZOOM) return '';
  let walks = '';
  let trees = '';
  let yardTrees = '';
  for (const block of zoom.blocks.within(frame.box)) {
    if (block.use === 'park') for (const walk of pathsIn(block)) walks += linePath(walk, frame);
    const isGreen = block.use === 'park' || block.use === 'wood' || block.use === 'campus';
    if (z < (isGreen ? PARK_TREES_FROM_ZOOM : YARD_TREES_FROM_ZOOM)) continue;
    let path = '';
    for (const tree of treesIn(block)) if (isNear(tree, frame)) path += circlePath(tree, tree.radius, frame);
    if (isGreen) trees += path;
    else yardTrees += path;
  }
  const width = Math.max(1.1, 3.2 / frame.metresPerPixel);
  return (
    filled(yardTrees + avenueTrees(zoom, frame), palette.yardTree) +
    filled(trees, palette.tree) +
    stroked(walks, palette.path, width)
  );
}

function isNear({ x, y }: { x: number; y: number }, { box }: TileFrame): boolean {
  return x > box.minX && x < box.maxX && y > box.minY && y < box.maxY;
}

/** Two rows of trees along boulevards and avenues. */
function avenueTrees(zoom: ZoomMap, frame: TileFrame): string {
  if (frame.z < YARD_TREES_FROM_ZOOM) return '';
  const apart = 17;
  let trees = '';
  for (const { street, line } of zoom.streets.within(frame.box)) {
    if (street.kind !== 'primary' && street.kind !== 'secondary') continue;
    const beside = CLEAR_WIDTH[street.kind] / 2 - 2.5;
    const total = lengthOf(line);
    let walked = 0;
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1]!, line[i]!];
      const length = lengthOf([a, b]);
      const isClose = Math.max(a.x, b.x) > frame.box.minX && Math.min(a.x, b.x) < frame.box.maxX;
      if (isClose && Math.max(a.y, b.y) > frame.box.minY && Math.min(a.y, b.y) < frame.box.maxY) {
        const left = leftOf(a, b);
        for (let at = Math.ceil(walked / apart) * apart; at < walked + length && at < total; at += apart) {
          const p = alongLine([a, b], at - walked);
          for (const side of [beside, -beside]) {
            const tree = shifted(p, left, side);
            if (isNear(tree, frame)) trees += circlePath(tree, 2.6, frame);
          }
        }
      }
      walked += length;
    }
  }
  return trees;
}
