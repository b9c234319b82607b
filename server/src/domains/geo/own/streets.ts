import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import type { StreetEdgeRow, StreetNodeRow } from '../geo.sql.ts';
import { buildNearest } from './nearest.ts';
import { createShortestWay } from './shortest-way.ts';
import { buildStreetGraph } from './street-graph.ts';

/** The city's streets in memory. */
export type Streets = {
  /** Metres from point to point along streets; null without a nearby street or a connection. */
  wayMetres(from: Point, to: Point): number | null;
  /** The same with the corners on the way. */
  way(from: Point, to: Point): { metres: number; points: Point[] } | null;
};

const TO_STREET_METRES = 5_000;

export function buildStreets(nodes: readonly StreetNodeRow[], edges: readonly StreetEdgeRow[]): Streets {
  const graph = buildStreetGraph(nodes, edges);
  const findNearest = buildNearest(graph.points);
  const shortestWay = createShortestWay(graph);

  function findWay(from: Point, to: Point): { metres: number; nodes: () => number[] } | null {
    const [start, end] = [findNearest(from), findNearest(to)];
    if (!start || !end || Math.max(start.metres, end.metres) > TO_STREET_METRES) return null;
    // Two points at one corner need no detour over the corner.
    if (start.position === end.position) return { metres: metresBetween(from, to), nodes: () => [] };
    const way = shortestWay(start.position, end.position);
    return way && { metres: start.metres + way.metres + end.metres, nodes: way.nodes };
  }

  return {
    wayMetres: (from, to) => findWay(from, to)?.metres ?? null,
    way: (from, to) => {
      const found = findWay(from, to);
      if (!found) return null;
      const corners = found.nodes().flatMap((node) => graph.points[node] ?? []);
      return { metres: found.metres, points: [from, ...corners, to] };
    },
  };
}
