import { boxOf } from '../geometry/ring.ts';
import { cellChance } from '../geometry/random.ts';
import { between, distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { clearingsIn, isCleared } from './clearings.ts';
import type { Clearing } from './clearings.ts';
import { FaceBounds } from './face-bounds.ts';
import type { BoundHit } from './face-bounds.ts';
import type { Face } from './faces.ts';
import { withoutLooseEnds } from './loose-ends.ts';
import { gridKey } from './net.ts';
import { crossingAt, wayBetween } from './lattice.ts';
import type { Cell, Lattice } from './lattice.ts';

/** A segment of a new street: a row or column of its lattice, and its position along it. */
export type InfillEdge = {
  from: number;
  to: number;
  isRow: boolean;
  line: number;
  order: number;
  /** The superblock on both sides of it. */
  left: number;
  right: number;
};

/** What the net provides to a face that is being filled. */
type Ground = {
  addNode(p: Vec): number;
  /** A node on a big road where a new street may end, or null. */
  meetSide(hit: BoundHit, from: Vec, snap: number): number | null;
};

type Crossing = Cell & { node: number; p: Vec; depth: number };
type Link = { from: Cell; to: Cell; isRow: boolean };

/** Lays the streets of a lattice into one face. */
export function fillFace(face: Face, superblock: number, lattice: Lattice, ground: Ground): InfillEdge[] {
  const bounds = new FaceBounds(face);
  const cleared = clearingsIn(face);
  const inside = crossingsInside(face, lattice, bounds, ground, cleared);
  const keptEnds = new Set<number>();
  const edges: InfillEdge[] = [];
  for (const link of linksOf(inside, lattice)) {
    if (!isWider(link, lattice) && chanceFor(link, lattice, 5) < lattice.manner.gaps) continue;
    edges.push(...layLink(link, inside, { lattice, bounds, ground, keptEnds, superblock, cleared }));
  }
  return withoutLooseEnds(edges, keptEnds);
}

const cellKey = ({ i, j }: Cell): number => gridKey(i, j);

function crossingsInside(
  face: Face,
  lattice: Lattice,
  bounds: FaceBounds,
  ground: Ground,
  cleared: readonly Clearing[],
): Map<number, Crossing> {
  const margin = lattice.block * 0.44;
  const box = boxOf(face.ring);
  const span = lattice.span(box);
  // The maximum displacement of a crossing by sway and jitter.
  const stray = lattice.manner.sway + lattice.block;
  const inside = new Map<number, Crossing>();
  for (let j = span.fromJ; j <= span.toJ; j++) {
    const stride = lattice.stride(j);
    for (let i = Math.ceil(span.fromI / stride) * stride; i <= span.toI; i += stride) {
      const ideal = lattice.ideal(i, j);
      if (ideal.x < box.minX - stray || ideal.x > box.maxX + stray) continue;
      if (ideal.y < box.minY - stray || ideal.y > box.maxY + stray) continue;
      const p = crossingAt(lattice, { i, j });
      if (isCleared(p, cleared)) continue;
      const depth = bounds.depth(p, lattice.block * 3);
      if (depth >= margin) inside.set(cellKey({ i, j }), { i, j, p, depth, node: ground.addNode(p) });
    }
  }
  return inside;
}

/** Every pair of neighbours with at least one crossing inside, once, in the direction to the outside. */
function* linksOf(inside: Map<number, Crossing>, lattice: Lattice): Generator<Link> {
  for (const cell of inside.values()) {
    const { i, j } = cell;
    const stride = lattice.stride(j);
    yield { from: cell, to: { i: i + stride, j }, isRow: true };
    if (!inside.has(cellKey({ i: i - stride, j }))) yield { from: cell, to: { i: i - stride, j }, isRow: true };
    yield { from: cell, to: { i, j: j + 1 }, isRow: false };
    const hasInner = i % lattice.stride(j - 1) === 0;
    if (hasInner && !inside.has(cellKey({ i, j: j - 1 }))) yield { from: cell, to: { i, j: j - 1 }, isRow: false };
  }
}

type LinkSettings = {
  lattice: Lattice;
  bounds: FaceBounds;
  ground: Ground;
  keptEnds: Set<number>;
  superblock: number;
  cleared: Clearing[];
};

function layLink(link: Link, inside: Map<number, Crossing>, laying: LinkSettings): InfillEdge[] {
  const { lattice, bounds, ground, keptEnds, superblock } = laying;
  const start = inside.get(cellKey(link.from))!;
  const goal = inside.get(cellKey(link.to));
  const way = wayBetween(lattice, link.from, link.to);
  if (!goal) {
    if (isCleared(crossingAt(lattice, link.to), laying.cleared)) return [];
    const stop = wayToBounds(start.p, [...way, crossingAt(lattice, link.to)], laying);
    return stop
      ? edgesAlong(link, superblock, [start.node, ...stop.way.map((p) => ground.addNode(p)), stop.node], 0.5)
      : [];
  }
  const mayLeave = Math.min(start.depth, goal.depth) < distance(start.p, goal.p);
  if (mayLeave && bounds.firstHit(start.p, goal.p)) return [];
  if (!link.isRow && chanceFor(link, lattice, 6) < lattice.manner.deadEnds) {
    const end = ground.addNode(between(start.p, way[0] ?? goal.p, way.length > 0 ? 1 : 0.55));
    keptEnds.add(end);
    return edgesAlong(link, superblock, [start.node, end]);
  }
  return edgesAlong(link, superblock, [start.node, ...way.map((p) => ground.addNode(p)), goal.node]);
}

/** Follows a street from the last crossing to the big road around the face. */
function wayToBounds(
  start: Vec,
  way: Vec[],
  { lattice, bounds, ground, keptEnds }: LinkSettings,
): { way: Vec[]; node: number } | null {
  const last = way[way.length - 1]!;
  const before = way[way.length - 2] ?? start;
  const beyond = between(before, last, 1 + (lattice.block * 1.3) / (distance(before, last) || 1));
  const walked: Vec[] = [];
  let from = start;
  for (const to of [...way, beyond]) {
    const hit = bounds.firstHit(from, to);
    if (hit) {
      const node = ground.meetSide(hit, from, lattice.block * 0.2);
      if (node === null) return null;
      keptEnds.add(node);
      // A bend just before the junction would look like a kink.
      const junction = between(from, to, hit.t);
      while (walked.length > 0 && distance(walked[walked.length - 1]!, junction) < 24) walked.pop();
      return { way: walked, node };
    }
    walked.push(to);
    from = to;
  }
  return null;
}

/** A street that ends at a big road gets half the distance to the next crossing; the other side gets the other half. */
function edgesAlong({ from, to, isRow }: Link, superblock: number, nodes: number[], share = 1): InfillEdge[] {
  const [line, start, end] = isRow ? [from.j, from.i, to.i] : [from.i, from.j, to.j];
  const step = ((end - start) * share) / (nodes.length - 1);
  return nodes.slice(1).map((node, k) => ({
    from: nodes[k]!,
    to: node,
    isRow,
    line,
    order: start + step * (k + 0.5),
    left: superblock,
    right: superblock,
  }));
}

/** Main streets of a quarter have no gaps. */
function isWider({ from, isRow }: Link, { manner: { widerEvery } }: Lattice): boolean {
  return isRow && widerEvery > 0 && from.j % widerEvery === 0;
}

function chanceFor({ from, to, isRow }: Link, { salt }: Lattice, use: number): number {
  return cellChance(Math.min(from.i, to.i), Math.min(from.j, to.j), salt + use * 2 + (isRow ? 1 : 0));
}
