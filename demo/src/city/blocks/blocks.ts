import type { Ring } from '../geometry/ring.ts';
import { centreOf } from '../geometry/ring.ts';
import type { Vec } from '../geometry/vec.ts';
import type { Settlement } from '../plan/countryside.ts';
import type { DistrictId } from '../plan/districts.ts';
import type { OpenUse } from '../plan/patterns.ts';
import type { CityEdge, CityNet } from '../streets/city-net.ts';
import type { Superblock } from '../streets/street-net.ts';
import { facesOf } from '../streets/faces.ts';
import type { Face } from '../streets/faces.ts';

/** Sides run counterclockwise; `edge` is the street, `isForward` whether the side runs in its direction. */
export type BlockSide = { a: Vec; b: Vec; edge: CityEdge; isForward: boolean };

type BlockUse = 'built' | 'campus' | 'landmark' | 'water' | OpenUse;

/** A piece of land enclosed by streets. */
export type Block = {
  id: number;
  ring: Ring;
  area: number;
  centre: Vec;
  district: DistrictId | null;
  settlement: Settlement | null;
  use: BlockUse;
  /** Computed when houses are built; there are too many sides to store them all. */
  sides: () => BlockSide[];
};

export function blocksOf(net: CityNet): Block[] {
  return facesOf(net).flatMap((face, id) => {
    const superblock = superblockAround(face, net);
    if (!superblock) return [];
    const { ring, area } = face;
    const { district, settlement } = superblock.site;
    const sides = () => sidesOf(face, net);
    return { id, ring, area, centre: centreOf(ring), district, settlement, use: useOf(superblock), sides };
  });
}

function sidesOf({ sides, ring }: Face, { edges }: CityNet): BlockSide[] {
  return sides.map((side, k) => ({
    a: ring[k]!,
    b: ring[(k + 1) % ring.length]!,
    edge: edges[side >> 1]!,
    isForward: (side & 1) === 0,
  }));
}

/** A face lies to the left of its sides; relative to the edge that may be the right. */
function superblockAround({ sides }: Face, { edges }: CityNet): Superblock | null {
  for (const side of sides) {
    const edge = edges[side >> 1]!;
    const found = side & 1 ? edge.right : edge.left;
    if (found) return found;
  }
  return null;
}

function useOf({ site: { pattern }, lattice }: Superblock): BlockUse {
  if (pattern.kind === 'open') return pattern.use;
  if (!lattice) return 'water';
  return pattern.kind === 'grid' && pattern.isCampus ? 'campus' : 'built';
}
