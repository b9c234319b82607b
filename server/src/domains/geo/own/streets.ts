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
};

const TO_STREET_METRES = 5_000;

export function buildStreets(nodes: readonly StreetNodeRow[], edges: readonly StreetEdgeRow[]): Streets {
  const graph = buildStreetGraph(nodes, edges);
  const findNearest = buildNearest(graph.points);
  const shortestWay = createShortestWay(graph);

  return {
    wayMetres: (from, to) => {
      const [start, end] = [findNearest(from), findNearest(to)];
      if (!start || !end || Math.max(start.metres, end.metres) > TO_STREET_METRES) return null;
      // Two points at one corner need no detour over the corner.
      if (start.position === end.position) return metresBetween(from, to);
      const way = shortestWay(start.position, end.position);
      return way === null ? null : start.metres + way + end.metres;
    },
  };
}
