import { holds } from '../geometry/ring.ts';
import { distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { fromRoute } from '../plan/kilometres.ts';
import { OPEN_LAND, SPACES } from '../plan/open-spaces.ts';
import type { Block } from './blocks.ts';

export type OpenSpace = { kind: 'park' | 'square'; nameEn: string; nameAr: string; at: Vec; block: Block };

/** Turns the block nearest to each planned square or garden into one, and names the big open lands. */
export function openSpaces(blocks: readonly Block[]): OpenSpace[] {
  const small = SPACES.map(({ kind, nameEn, nameAr, at }): OpenSpace => {
    const [least, most] = kind === 'square' ? [1_200, 45_000] : [7_000, 900_000];
    const p = fromRoute(at)[0]!;
    const fits = (b: Block) => b.use === 'built' && b.area > least && b.area < most;
    const around = blocks.filter(({ centre }) => Math.abs(centre.x - p.x) < 900 && Math.abs(centre.y - p.y) < 900);
    const holding = kind === 'park' ? around.find((b) => fits(b) && holds(b.ring, p)) : undefined;
    const block = holding ?? nearest(around, p, fits);
    block.use = kind;
    return { kind, nameEn, nameAr, at: block.centre, block };
  });
  const big = OPEN_LAND.map(({ kind, nameEn, nameAr, at }): OpenSpace => {
    const p = fromRoute(at)[0]!;
    const block = blocks.find((b) => (b.use === 'park' || b.use === 'wood') && holds(b.ring, p));
    if (!block) throw new Error(`no open land at ${at}`);
    return { kind, nameEn, nameAr, at: p, block };
  });
  const republic = nearest(blocks, { x: 0, y: 0 }, (b) => b.use === 'square');
  const square = { kind: 'square' as const, nameEn: 'Republic Square', nameAr: 'ساحة الجمهورية' };
  return [{ ...square, at: { x: 0, y: 0 }, block: republic }, ...small, ...big];
}

function nearest(blocks: readonly Block[], p: Vec, accepts: (block: Block) => boolean): Block {
  let best: Block | null = null;
  let bestCost = Infinity;
  for (const block of blocks) {
    if (!accepts(block)) continue;
    // A small block further away is better than a large one nearby.
    const cost = distance(block.centre, p) + Math.min(block.area, 60_000) / 60;
    if (cost < bestCost) [best, bestCost] = [block, cost];
  }
  if (!best) throw new Error(`no block near ${p.x} ${p.y}`);
  return best;
}
