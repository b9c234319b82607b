import { boxOf, centreOf, holds } from '../geometry/ring.ts';
import { between, distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { River } from '../land/river.ts';
import { quarterAt } from '../plan/quarter-at.ts';
import type { Site } from '../plan/quarter-at.ts';
import type { BoundHit } from './face-bounds.ts';
import { facesOf } from './faces.ts';
import type { Face } from './faces.ts';
import { fillFace } from './infill.ts';
import type { InfillEdge } from './infill.ts';
import { gridLattice, ringLattice } from './lattice.ts';
import type { Lattice } from './lattice.ts';
import { NodeFinder } from './net.ts';
import type { NetEdge } from './net.ts';
import type { Skeleton } from './skeleton.ts';

/** An area between big roads and its planned use. */
export type Superblock = { face: Face; site: Site; lattice: Lattice | null };

/** A segment of a big road with the superblocks on its left and right. */
type BigEdge = NetEdge & { left: number; right: number };

export type StreetNet = { nodes: Vec[]; superblocks: Superblock[]; big: BigEdge[]; small: InfillEdge[] };

/** Fills every superblock of the skeleton with the streets of its quarter. */
export function streetNet({ net, roads }: Skeleton, almond: River): StreetNet {
  const superblocks = facesOf(net).map((face) => superblockOf(face, almond));
  const finder = new NodeFinder(60);
  for (const p of net.nodes) finder.add(p);
  const cuts = new Map<number, { t: number; node: number }[]>();
  const onBigRoad = new Set<number>(net.nodes.keys());

  const meetSide = (hit: BoundHit, from: Vec, snap: number): number | null => {
    const id = hit.side >> 1;
    const edge = net.edges[id]!;
    if (isBarrier(roads[edge.road]!.kind)) return null;
    const [a, b] = [net.nodes[edge.from]!, net.nodes[edge.to]!];
    const t = hit.side & 1 ? 1 - hit.u : hit.u;
    const p = between(a, b, t);
    if (isGlancing(from, p, a, b)) return null;
    const known = finder.nearest(p, Math.max(snap, 10), (node) => onBigRoad.has(node));
    if (known !== null) return known;
    const node = finder.add(p);
    onBigRoad.add(node);
    cuts.set(id, [...(cuts.get(id) ?? []), { t, node }]);
    return node;
  };

  const ground = { addNode: (p: Vec) => finder.add(p), meetSide };
  const small = superblocks.flatMap(({ face, lattice }, superblock) =>
    lattice ? fillFace(face, superblock, lattice, ground) : [],
  );
  return { nodes: finder.nodes, superblocks, big: cutBigRoads(net.edges, cuts, superblocks), small };
}

/** Streets do not end at a motorway or railway; only big roads cross them. */
function isBarrier(kind: string): boolean {
  return kind === 'motorway' || kind === 'rail';
}

/** A street that meets a big road at a small angle would leave a sliver that cannot be built on. */
function isGlancing(from: Vec, p: Vec, a: Vec, b: Vec): boolean {
  const along = (p.x - from.x) * (b.x - a.x) + (p.y - from.y) * (b.y - a.y);
  return Math.abs(along) > 0.86 * distance(from, p) * distance(a, b);
}

const lattices = new Map<object, Lattice>();

function superblockOf(face: Face, almond: River): Superblock {
  const site = quarterAt(centreOf(face.ring), face.area);
  const { pattern } = site;
  if (pattern.kind === 'open' || isOverRiver(face, almond)) return { face, site, lattice: null };
  const lattice =
    lattices.get(pattern) ??
    (pattern.kind === 'grid'
      ? gridLattice(pattern, lattices.size * 977 + 7)
      : ringLattice(pattern, lattices.size * 977 + 7));
  lattices.set(pattern, lattice);
  return { face, site, lattice };
}

/** Between the quays there is only water with bridges. */
function isOverRiver({ ring }: Face, { line }: River): boolean {
  const box = boxOf(ring);
  return line.some((p) => p.x > box.minX && p.x < box.maxX && p.y > box.minY && p.y < box.maxY && holds(ring, p));
}

function cutBigRoads(
  edges: readonly NetEdge[],
  cuts: Map<number, { t: number; node: number }[]>,
  superblocks: Superblock[],
): BigEdge[] {
  const beside = new Int32Array(edges.length * 2).fill(-1);
  superblocks.forEach(({ face }, id) => face.sides.forEach((side) => (beside[side] = id)));
  return edges.flatMap((edge, id) => {
    const inner = (cuts.get(id) ?? []).sort((a, b) => a.t - b.t).map(({ node }) => node);
    const nodes = [edge.from, ...inner, edge.to];
    return nodes.slice(1).map((to, k) => ({
      from: nodes[k]!,
      to,
      road: edge.road,
      left: beside[id * 2]!,
      right: beside[id * 2 + 1]!,
    }));
  });
}
