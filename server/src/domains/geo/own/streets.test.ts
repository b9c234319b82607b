import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StreetEdgeRow, StreetNodeRow } from '../geo.sql.ts';
import { quickestMs, sortingMs } from '../testing/quickest-ms.ts';
import { at, streetEdges, streetNodes } from '../testing/small-world.ts';
import { createShortestWay } from './shortest-way.ts';
import { buildStreetGraph } from './street-graph.ts';
import { buildStreets } from './streets.ts';

const streets = buildStreets(streetNodes, streetEdges);

test('the route to the other bank uses the bridge', () => {
  const [here, there] = [at(33.0, 27.02), at(33.002, 27.02)];
  expect(metresBetween(here, there)).toBeLessThan(230);
  expect(streets.wayMetres(here, there)).toBeCloseTo(940 * 4 + 230, 3);
});

test('the distance from the door to the street counts', () => {
  const [here, there] = [at(32.999, 27.0), at(33.003, 27.0)];
  const toStreet = metresBetween(here, at(33.0, 27.0)) + metresBetween(there, at(33.002, 27.0));
  expect(streets.wayMetres(here, there)).toBeCloseTo(230 + toStreet, 3);
});

test('two points at one corner are joined directly', () => {
  const [here, there] = [at(33.0001, 27.0), at(33.0002, 27.0)];
  expect(streets.wayMetres(here, there)).toBeCloseTo(metresBetween(here, there), 6);
  expect(streets.wayMetres(here, here)).toBe(0);
});

test('a route to draw leads over the corners of the streets', () => {
  const [here, there] = [at(33.0, 27.02), at(33.002, 27.02)];
  const way = streets.way(here, there);
  expect(way?.metres).toBe(streets.wayMetres(here, there));
  expect(way?.points[0]).toEqual(here);
  expect(way?.points.at(-1)).toEqual(there);
  expect(way?.points.length).toBeGreaterThan(4);
  expect(streets.way(here, here)?.points).toEqual([here, here]);
});

test('both directions have the same length', () => {
  const [here, there] = [at(33.0, 27.019), at(33.002, 27.003)];
  expect(streets.wayMetres(there, here)).toBeCloseTo(streets.wayMetres(here, there) ?? NaN, 6);
});

test('a point farther than 5 km from every street has no route', () => {
  expect(streets.wayMetres(at(33.0, 27.0), at(33.06, 27.0))).toBeNull();
  expect(buildStreets([], []).wayMetres(at(33, 27), at(33, 27))).toBeNull();
});

test('disconnected parts of the city have no route', () => {
  const withoutBridge = streetEdges.filter(({ metres }) => metres !== 230);
  expect(buildStreets(streetNodes, withoutBridge).wayMetres(at(33.0, 27.0), at(33.002, 27.0))).toBeNull();
});

test('a node without streets is not used', () => {
  expect(streets.wayMetres(at(33.001, 27.02), at(33.0, 27.0))).not.toBeNull();
});

/** Plain Dijkstra: finds the nearest unsettled node by scanning all of them. */
function slowMetres(nodeCount: number, edges: readonly StreetEdgeRow[], from: number, to: number): number | null {
  const metres = Array.from({ length: nodeCount }, (_, node) => (node === from ? 0 : Infinity));
  const settled = new Set<number>();
  for (;;) {
    const open = metres
      .map((way, node) => ({ way, node }))
      .filter(({ node, way }) => !settled.has(node) && way < Infinity);
    const nearest = open.sort((a, b) => a.way - b.way)[0];
    if (!nearest) return null;
    if (nearest.node === to) return nearest.way;
    settled.add(nearest.node);
    for (const { fromNode, toNode, metres: length } of edges) {
      for (const [a, b] of [
        [fromNode, toNode],
        [toNode, fromNode],
      ] as const) {
        if (a === nearest.node) metres[b] = Math.min(metres[b] ?? Infinity, nearest.way + Math.fround(length));
      }
    }
  }
}

const anyCity = fc
  .array(fc.tuple(fc.double({ min: 0, max: 0.1, noNaN: true }), fc.double({ min: 0, max: 0.1, noNaN: true })), {
    minLength: 2,
    maxLength: 14,
  })
  .chain((corners) => {
    const node = fc.nat(corners.length - 1);
    return fc.record({
      nodes: fc.constant(corners.map(([x, y], id): StreetNodeRow => ({ id, lat: 33 + y, lng: 27 + x }))),
      ways: fc.array(fc.tuple(node, node, fc.double({ min: 0.5, max: 3, noNaN: true })), {
        minLength: 1,
        maxLength: 40,
      }),
    });
  })
  .map(({ nodes, ways }) => ({
    nodes,
    edges: ways.map(([fromNode, toNode, detour]): StreetEdgeRow => {
      const [a, b] = [nodes[fromNode], nodes[toNode]] as [Point, Point];
      return { fromNode, toNode, metres: Math.max(1, metresBetween(a, b) * detour) };
    }),
  }));

test('the route found is the shortest, for any street network', () => {
  fc.assert(
    fc.property(anyCity, ({ nodes, edges }) => {
      const graph = buildStreetGraph(nodes, edges);
      const shortestWay = createShortestWay(graph);
      const ids = graph.points.map((point) => (point as StreetNodeRow).id);
      for (const [from, fromId] of ids.entries()) {
        for (const [to, toId] of ids.entries()) {
          const [fast, slow] = [shortestWay(from, to), slowMetres(nodes.length, edges, fromId, toId)];
          if (slow === null) expect(fast).toBeNull();
          else expect(fast?.metres).toBeCloseTo(slow, 3);
          const passed = fast?.nodes() ?? [from, to];
          expect([passed[0], passed.at(-1)]).toEqual([from, to]);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('a route across a city of 10,000 crossings takes less time than sorting 20,000 numbers', () => {
  const SIDE = 100;
  const nodes = Array.from({ length: SIDE * SIDE }, (_, id) => ({
    id,
    lat: 33 + Math.floor(id / SIDE) * 0.0008 + ((id * 7919) % 13) * 0.00001,
    lng: 27 + (id % SIDE) * 0.0009 + ((id * 104729) % 11) * 0.00001,
  }));
  const joined = (a: number, b: number) => ({
    fromNode: a,
    toNode: b,
    metres: metresBetween(nodes[a] ?? at(0, 0), nodes[b] ?? at(0, 0)) * (1 + ((a * 31) % 10) / 30),
  });
  const edges = nodes.flatMap(({ id }) => [
    ...(id % SIDE < SIDE - 1 ? [joined(id, id + 1)] : []),
    ...(id + SIDE < nodes.length ? [joined(id, id + SIDE)] : []),
  ]);
  const city = buildStreets(nodes, edges);
  const across = () => city.wayMetres(at(33.001, 27.001), at(33.078, 27.088));
  expect(quickestMs(across, 30)).toBeLessThan(sortingMs());
});
