import { distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { DistrictId } from '../plan/districts.ts';
import type { Settlement } from '../plan/countryside.ts';
import type { InfillEdge } from './infill.ts';
import type { Lattice } from './lattice.ts';
import type { Skeleton } from './skeleton.ts';
import type { StreetNet } from './street-net.ts';
import type { StreetKind } from './street-kind.ts';

/** A straight segment of a street with the superblocks next to it. */
export type Piece = { from: number; to: number; left: number; right: number };

/** A street: one name and one or more continuous runs of segments in the same direction. */
export type Street = {
  kind: StreetKind;
  /** Big roads are named on the plan; the others are named later. */
  nameEn: string | null;
  nameAr: string | null;
  district: DistrictId | null;
  settlement: Settlement | null;
  runs: Piece[][];
  metres: number;
};

/** Two segments on one line further apart than this are two streets. */
const SAME_STREET_GAP = 300;

export function streetsOf({ roads }: Skeleton, net: StreetNet): Street[] {
  const byRoad = new Map<number, Piece[]>();
  for (const edge of net.big) listIn(byRoad, edge.road).push(edge);
  const big = [...byRoad].flatMap(([id, pieces]) => {
    const road = roads[id]!;
    if (road.kind === 'rail') return [];
    const { kind, nameEn, nameAr } = road;
    return [streetFrom({ kind, nameEn, nameAr, district: null, settlement: null }, pieces, net.nodes)];
  });
  return [...big, ...smallStreets(net)];
}

function smallStreets({ nodes, small, superblocks }: StreetNet): Street[] {
  const byLattice = new Map<Lattice, Map<number, InfillEdge[]>>();
  for (const edge of small) {
    const lattice = superblocks[edge.left]!.lattice!;
    const byLine = byLattice.get(lattice) ?? new Map<number, InfillEdge[]>();
    byLattice.set(lattice, byLine);
    listIn(byLine, edge.line * 2 + (edge.isRow ? 1 : 0)).push(edge);
  }
  const lines = [...byLattice.values()].flatMap((byLine) => [...byLine.values()]);
  return lines.flatMap((edges) => {
    edges.sort((a, b) => a.order - b.order);
    return splitAtGaps(edges, nodes).map((pieces) => {
      const { site, lattice } = superblocks[pieces[0]!.left]!;
      const kind = kindOf(pieces[0]!, lattice!.manner.widerEvery, lattice!.isLanes);
      const { district, settlement } = site;
      return streetFrom({ kind, nameEn: null, nameAr: null, district, settlement }, pieces, nodes);
    });
  });
}

function kindOf({ isRow, line }: InfillEdge, widerEvery: number, isLanes: boolean): StreetKind {
  const isWider = isRow && widerEvery > 0 && line % widerEvery === 0;
  if (isLanes) return isWider ? 'residential' : 'lane';
  return isWider ? 'tertiary' : 'residential';
}

function splitAtGaps(edges: InfillEdge[], nodes: readonly Vec[]): InfillEdge[][] {
  const streets: InfillEdge[][] = [];
  edges.forEach((edge, k) => {
    const before = edges[k - 1];
    if (before && gapBetween(before, edge, nodes) < SAME_STREET_GAP) streets[streets.length - 1]!.push(edge);
    else streets.push([edge]);
  });
  return streets;
}

function gapBetween(a: Piece, b: Piece, nodes: readonly Vec[]): number {
  if (a.to === b.from || a.to === b.to || a.from === b.from) return 0;
  const away = (m: number, n: number) => distance(nodes[m]!, nodes[n]!);
  return Math.min(away(a.to, b.from), away(a.to, b.to), away(a.from, b.from), away(a.from, b.to));
}

function streetFrom(about: Omit<Street, 'runs' | 'metres'>, pieces: readonly Piece[], nodes: readonly Vec[]): Street {
  const runs: Piece[][] = [];
  let metres = 0;
  let end = -1;
  pieces.forEach((piece, k) => {
    metres += distance(nodes[piece.from]!, nodes[piece.to]!);
    const isStart = end !== piece.from && end !== piece.to;
    const isForward = isStart ? facesNext(piece, pieces[k + 1]) : end === piece.from;
    const oriented = isForward ? piece : turnedAround(piece);
    if (isStart) runs.push([oriented]);
    else runs[runs.length - 1]!.push(oriented);
    end = oriented.to;
  });
  return { ...about, runs, metres };
}

/** The first segment of a run is turned so that its end touches the next segment. */
function facesNext({ from }: Piece, next: Piece | undefined): boolean {
  return !next || (next.from !== from && next.to !== from);
}

function turnedAround({ from, to, left, right }: Piece): Piece {
  return { from: to, to: from, left: right, right: left };
}

function listIn<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}
