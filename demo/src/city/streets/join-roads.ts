import { distance, between, crossing, distanceToSegment, nearestOnSegment } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { NodeFinder } from './net.ts';
import type { Net, NetEdge } from './net.ts';
import { SegmentGrid } from './segment-grid.ts';
import type { Segment } from './segment-grid.ts';

export type DrawnRoad = { road: number; line: readonly Vec[]; isLoop: boolean; mayMeet: boolean };

/** The end of a road this close to another road is joined to it. */
const REACH = 240;
const SAME_JUNCTION = 14;

/** Joins manually drawn roads into one net: every crossing becomes a node, and loose ends are connected. */
export function joinRoads(drawn: readonly DrawnRoad[]): Net {
  // Overshooting ends are cut first: a road must not be joined to an end that is about to be cut off.
  const trimmed = withEnds(drawn, trimmedEnd);
  const led = withEnds(trimmed, ledEnd);
  return cutAtCrossings(gridOf(led));
}

type EndRule = (line: Vec[], road: number, grid: SegmentGrid) => Vec[];

function withEnds(drawn: readonly DrawnRoad[], rule: EndRule): DrawnRoad[] {
  const grid = gridOf(drawn);
  return drawn.map((road) => {
    if (road.isLoop || !road.mayMeet) return road;
    const once = rule([...road.line], road.road, grid);
    return { ...road, line: rule(once.reverse(), road.road, grid).reverse() };
  });
}

function gridOf(drawn: readonly DrawnRoad[]): SegmentGrid {
  const grid = new SegmentGrid(500);
  for (const road of drawn) grid.addLine(road.line, road.road, road.isLoop);
  return grid;
}

function trimmedEnd(line: Vec[], road: number, grid: SegmentGrid): Vec[] {
  let walked = 0;
  for (let i = line.length - 1; i > 0 && walked < REACH; i--) {
    const hit = firstCrossing(line[i]!, line[i - 1]!, road, grid);
    if (hit && walked + distance(line[i]!, hit) < REACH) return [...line.slice(0, i), hit];
    walked += distance(line[i]!, line[i - 1]!);
  }
  return line;
}

function ledEnd(line: Vec[], road: number, grid: SegmentGrid): Vec[] {
  const end = line[line.length - 1]!;
  const meeting = nearestElsewhere(end, road, grid);
  return meeting ? [...line, meeting] : line;
}

function firstCrossing(from: Vec, to: Vec, road: number, grid: SegmentGrid): Vec | null {
  let best = Infinity;
  grid.near(from, to, (other) => {
    if (other.road === road) return;
    const hit = crossing(from, to, other.a, other.b);
    if (hit && hit.t < best) best = hit.t;
  });
  return best === Infinity ? null : between(from, to, best);
}

function nearestElsewhere(end: Vec, road: number, grid: SegmentGrid): Vec | null {
  let best: Segment | null = null;
  let bestDistance = REACH;
  const corner = { x: end.x + REACH, y: end.y + REACH };
  grid.near({ x: end.x - REACH, y: end.y - REACH }, corner, (other) => {
    if (other.road === road) return;
    const away = distanceToSegment(end, other.a, other.b);
    if (away < bestDistance) [best, bestDistance] = [other, away];
  });
  const found = best as Segment | null;
  return found && between(found.a, found.b, nearestOnSegment(end, found.a, found.b));
}

function cutAtCrossings(grid: SegmentGrid): Net {
  const cuts: number[][] = grid.segments.map(() => [0, 1]);
  grid.segments.forEach((segment, id) => {
    grid.near(segment.a, segment.b, (other, otherId) => {
      if (other.road === segment.road) return;
      // An end on another road may miss it by a rounding error, so touching counts as crossing.
      for (const end of [segment.a, segment.b]) {
        if (distanceToSegment(end, other.a, other.b) < 2) cuts[otherId]!.push(nearestOnSegment(end, other.a, other.b));
      }
      const hit = otherId > id ? crossing(segment.a, segment.b, other.a, other.b) : null;
      if (!hit) return;
      cuts[id]!.push(hit.t);
      cuts[otherId]!.push(hit.u);
    });
  });
  const finder = new NodeFinder(60);
  // Crossings first, so that junctions are where roads cross and shape positions are merged into them.
  cuts.forEach((list, id) => {
    const { a, b } = grid.segments[id]!;
    for (const t of list.slice(2)) finder.at(between(a, b, t), SAME_JUNCTION);
  });
  const edges: NetEdge[] = [];
  const known = new Set<number>();
  grid.segments.forEach(({ a, b, road }, id) => {
    const stops = cuts[id]!.sort((s, t) => s - t).map((t) => finder.at(between(a, b, t), SAME_JUNCTION));
    for (let i = 1; i < stops.length; i++) addEdge(edges, known, stops[i - 1]!, stops[i]!, road);
  });
  return { nodes: finder.nodes, edges };
}

function addEdge(edges: NetEdge[], known: Set<number>, from: number, to: number, road: number): void {
  const key = Math.min(from, to) * 1_000_000 + Math.max(from, to);
  if (from === to || known.has(key)) return;
  known.add(key);
  edges.push({ from, to, road });
}
