import type { Point } from '@rialto/contract/shapes/point.ts';
import { inSpace } from '../earth.ts';
import type { StreetEdgeRow, StreetNodeRow } from '../geo.sql.ts';

/** The streets as typed arrays: the edges of node n lie between starts[n] and starts[n + 1]. */
export type StreetGraph = {
  points: readonly Point[];
  /** Three Cartesian coordinates per node. */
  space: Float64Array;
  starts: Uint32Array;
  targets: Uint32Array;
  metres: Float32Array;
  /** No route is shorter than the straight line times this factor, which keeps the A* heuristic admissible. */
  leastDetour: number;
};

/** Every street may be used in both directions. Nodes without a street are omitted, because nothing is reachable from them. */
export function buildStreetGraph(nodes: readonly StreetNodeRow[], edges: readonly StreetEdgeRow[]): StreetGraph {
  const connected = new Set(edges.flatMap(({ fromNode, toNode }) => [fromNode, toNode]));
  const points = nodes.filter(({ id }) => connected.has(id));
  const positionOf = new Map(points.map(({ id }, position) => [id, position]));
  const ways = edges.flatMap(({ fromNode, toNode, metres }) => {
    const [from, to] = [positionOf.get(fromNode), positionOf.get(toNode)];
    if (from === undefined || to === undefined) return [];
    return [
      { from, to, metres },
      { from: to, to: from, metres },
    ];
  });
  const space = Float64Array.from(points.flatMap(inSpace));
  return { points, space, ...pack(ways, points.length), leastDetour: leastDetour(ways, space) };
}

type Way = { from: number; to: number; metres: number };

function pack(ways: readonly Way[], nodeCount: number): Pick<StreetGraph, 'starts' | 'targets' | 'metres'> {
  const starts = new Uint32Array(nodeCount + 1);
  for (const { from } of ways) starts[from + 1] = (starts[from + 1] ?? 0) + 1;
  for (let node = 0; node < nodeCount; node++) starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);

  const free = starts.slice();
  const targets = new Uint32Array(ways.length);
  const metres = new Float32Array(ways.length);
  for (const way of ways) {
    const slot = free[way.from] ?? 0;
    free[way.from] = slot + 1;
    targets[slot] = way.to;
    metres[slot] = way.metres;
  }
  return { starts, targets, metres };
}

function leastDetour(ways: readonly Way[], space: Float64Array): number {
  return ways.reduce((least, { from, to, metres }) => {
    const straight = lineMetres(space, from, to);
    return straight > 0 ? Math.min(least, Math.fround(metres) / straight) : least;
  }, 1);
}

/** The straight line between two nodes. */
export function lineMetres(space: Float64Array, a: number, b: number): number {
  const x = (space[3 * a] ?? 0) - (space[3 * b] ?? 0);
  const y = (space[3 * a + 1] ?? 0) - (space[3 * b + 1] ?? 0);
  const z = (space[3 * a + 2] ?? 0) - (space[3 * b + 2] ?? 0);
  return Math.sqrt(x * x + y * y + z * z);
}
