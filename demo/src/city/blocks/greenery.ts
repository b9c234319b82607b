import { cellChance } from '../geometry/random.ts';
import { boxOf, holds } from '../geometry/ring.ts';
import { distance, distanceToSegment } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { Block } from './blocks.ts';
import { buildingsOf } from './buildings.ts';
import { clearanceOf } from './frontages.ts';

export type Tree = Vec & { radius: number };

const known = new WeakMap<Block, Tree[]>();

/** Trees of parks, squares and yards, computed when a map is zoomed in enough to show them. */
export function treesIn(block: Block): Tree[] {
  const before = known.get(block);
  if (before) return before;
  const trees = planted(block);
  known.set(block, trees);
  return trees;
}

/** Metres between trees, and the chance that each place has one. */
function plantingOf({ use }: Block): { apart: number; chance: number } | null {
  if (use === 'park') return { apart: 15, chance: 0.62 };
  if (use === 'wood') return { apart: 17, chance: 0.8 };
  if (use === 'square') return { apart: 13, chance: 0.1 };
  if (use === 'campus') return { apart: 17, chance: 0.4 };
  if (use === 'landmark') return { apart: 15, chance: 0.18 };
  return use === 'built' ? { apart: 13, chance: 0.24 } : null;
}

function planted(block: Block): Tree[] {
  const planting = plantingOf(block);
  if (!planting) return [];
  const { apart, chance } = planting;
  const { minX, minY, maxX, maxY } = boxOf(block.ring);
  const sides = block.sides();
  const houses = buildingsOf(block);
  const trees: Tree[] = [];
  for (let j = Math.floor(minY / apart); j <= maxY / apart; j++) {
    for (let i = Math.floor(minX / apart); i <= maxX / apart; i++) {
      if (cellChance(i, j, 811) > chance) continue;
      const p = {
        x: (i + 0.15 + 0.7 * cellChance(i, j, 812)) * apart,
        y: (j + 0.15 + 0.7 * cellChance(i, j, 813)) * apart,
      };
      const radius = 2.2 + 2.2 * cellChance(i, j, 814);
      if (!holds(block.ring, p)) continue;
      if (sides.some((side) => distanceToSegment(p, side.a, side.b) < clearanceOf(side) + radius)) continue;
      const isOnHouse = houses.some(
        ({ box }) =>
          p.x > box.minX - radius && p.x < box.maxX + radius && p.y > box.minY - radius && p.y < box.maxY + radius,
      );
      if (!isOnHouse) trees.push({ ...p, radius });
    }
  }
  return trees;
}

/** Paths of a park: one around it and one from each of its longest sides to the middle. */
export function pathsIn({ ring, centre, area }: Block): Vec[][] {
  const { minX, minY, maxX, maxY } = boxOf(ring);
  // In an irregular outline paths would leave the park.
  if (area < 0.42 * (maxX - minX) * (maxY - minY) || !holds(ring, centre)) return [];
  // The largest park has a lake in its middle, so it has only one path around.
  const hasLake = area > 1_000_000;
  const share = hasLake ? 0.88 : 0.7;
  const around = ring.map((p) => ({ x: centre.x + (p.x - centre.x) * share, y: centre.y + (p.y - centre.y) * share }));
  const loop = softened(softened(around));
  const walk = [...loop, loop[0]!];
  if (hasLake) return [walk];
  const gates = ring
    .map((a, k) => ({ a, b: ring[(k + 1) % ring.length]! }))
    .sort((s, t) => distance(t.a, t.b) - distance(s.a, s.b))
    .slice(0, 4)
    .map(({ a, b }) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
  return [walk, ...gates.map((gate) => [gate, centre])];
}

function softened(ring: Vec[]): Vec[] {
  return ring.flatMap((p, k) => {
    const q = ring[(k + 1) % ring.length]!;
    return [
      { x: p.x * 0.75 + q.x * 0.25, y: p.y * 0.75 + q.y * 0.25 },
      { x: p.x * 0.25 + q.x * 0.75, y: p.y * 0.25 + q.y * 0.75 },
    ];
  });
}
