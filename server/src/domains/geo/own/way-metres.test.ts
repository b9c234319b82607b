import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StreetEdgeRow, StreetNodeRow } from '../geo.sql.ts';
import { at } from '../testing/small-world.ts';
import { buildStreets } from './streets.ts';

const degrees = fc.nat(2_000).map((count) => count / 100_000);
const place = fc.tuple(degrees, degrees).map(([y, x]) => at(33 + y, 27 + x));

/** A chain of corners with some streets across, so that everything is connected. */
const city = fc
  .tuple(fc.array(place, { minLength: 3, maxLength: 9 }), fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 6 }))
  .map(([corners, across]) => {
    const nodes = corners.map((corner, id): StreetNodeRow => ({ id, ...corner }));
    const pairs = [...nodes.slice(1).map(({ id }) => [id - 1, id] as const), ...across];
    const edges = pairs.flatMap(([from, to]): StreetEdgeRow[] => {
      const [a, b] = [nodes[from], nodes[to]];
      return a && b && from !== to ? [{ fromNode: from, toNode: to, metres: 1 + metresBetween(a, b) * 1.2 }] : [];
    });
    return { nodes, edges };
  });

type City = { nodes: StreetNodeRow[]; edges: StreetEdgeRow[] };

/** Floyd–Warshall: the shortest ways between all corners, found in another way than the shop does. */
function allWays({ nodes, edges }: City): number[][] {
  const ways = nodes.map((_, a) => nodes.map((__, b) => (a === b ? 0 : Infinity)));
  const read = (a: number, b: number) => ways[a]?.[b] ?? Infinity;
  const shorten = (a: number, b: number, metres: number) => {
    const row = ways[a];
    if (row && metres < read(a, b)) row[b] = metres;
  };
  for (const { fromNode, toNode, metres } of edges) {
    shorten(fromNode, toNode, metres);
    shorten(toNode, fromNode, metres);
  }
  for (const { id: over } of nodes)
    for (const { id: a } of nodes) for (const { id: b } of nodes) shorten(a, b, read(a, over) + read(over, b));
  return ways;
}

/** The corner nearest to a door; undefined if another one is as near, because either of them is right then. */
function nearest(nodes: readonly StreetNodeRow[], door: ReturnType<typeof at>) {
  const [first, second] = nodes
    .map((node) => ({ node, metres: metresBetween(door, node) }))
    .toSorted((one, other) => one.metres - other.metres);
  return first && second && second.metres - first.metres > 0.01 ? first : undefined;
}

test('PAR-03 the distance along the streets is from the door to the street, the shortest way and from the street to the door, in both directions', () => {
  fc.assert(
    fc.property(city, place, place, (streets, from, to) => {
      const { wayMetres } = buildStreets(streets.nodes, streets.edges);
      const [start, end] = [nearest(streets.nodes, from), nearest(streets.nodes, to)];
      fc.pre(start !== undefined && end !== undefined && start.node.id !== end.node.id);
      const along = allWays(streets)[start.node.id]?.[end.node.id] ?? Infinity;
      expect(wayMetres(from, to)).toBeCloseTo(start.metres + along + end.metres, 1);
      expect(wayMetres(to, from)).toBeCloseTo(wayMetres(from, to) ?? NaN, 3);
      // Rounding of lengths aside, nothing is nearer than the straight line.
      expect(wayMetres(from, to)).toBeGreaterThan(metresBetween(from, to) - 1);
    }),
    { numRuns: 200 },
  );
});
