import { distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { Skeleton } from './skeleton.ts';
import type { StreetNet, Superblock } from './street-net.ts';
import { streetsOf } from './streets.ts';
import type { Piece, Street } from './streets.ts';

/**
 * A straight segment between two nodes in the street's direction; `metres` is its distance from the street's start.
 * `street` is null for the railway, which bounds blocks.
 */
export type CityEdge = {
  from: number;
  to: number;
  street: Street | null;
  metres: number;
  length: number;
  left: Superblock | null;
  right: Superblock | null;
};

export type CityNet = { nodes: Vec[]; edges: CityEdge[]; streets: Street[] };

/** The finished net: every edge has its street, and only the connected part is included. */
export function cityNet(skeleton: Skeleton, net: StreetNet): CityNet {
  const streets = streetsOf(skeleton, net);
  const edges: CityEdge[] = [];
  for (const street of streets) {
    let metres = 0;
    for (const piece of street.runs.flat()) {
      const edge = cityEdge(piece, street, metres, net);
      edges.push(edge);
      metres += edge.length;
    }
  }
  const connected = largestPart(net.nodes.length, edges);
  const kept = edges.filter((edge) => connected[edge.from]);
  for (const rail of net.big) {
    if (skeleton.roads[rail.road]!.kind === 'rail') kept.push(cityEdge(rail, null, 0, net));
  }
  return { nodes: net.nodes, edges: kept, streets: streets.filter(({ runs }) => connected[runs[0]![0]!.from]) };
}

function cityEdge({ from, to, left, right }: Piece, street: Street | null, metres: number, net: StreetNet): CityEdge {
  return {
    from,
    to,
    street,
    metres,
    length: distance(net.nodes[from]!, net.nodes[to]!),
    left: net.superblocks[left] ?? null,
    right: net.superblocks[right] ?? null,
  };
}

/** Marks the nodes of the largest connected part. */
function largestPart(nodeCount: number, edges: readonly CityEdge[]): Uint8Array {
  const parent = new Int32Array(nodeCount).map((_, i) => i);
  const rootOf = (node: number): number => {
    let root = node;
    while (parent[root]! !== root) root = parent[root] = parent[parent[root]!]!;
    return root;
  };
  for (const { from, to } of edges) parent[rootOf(from)] = rootOf(to);
  const sizes = new Int32Array(nodeCount);
  for (const { from } of edges) sizes[rootOf(from)]!++;
  const largest = sizes.indexOf(sizes.reduce((a, b) => Math.max(a, b), 0));
  return new Uint8Array(nodeCount).map((_, node) => (rootOf(node) === largest ? 1 : 0));
}
