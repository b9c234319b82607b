import { curveThrough, lengthOf, simplified } from '../geometry/line.ts';
import { layeredNoise } from '../geometry/noise.ts';
import { circle } from '../geometry/ring.ts';
import type { Vec } from '../geometry/vec.ts';
import type { River } from '../land/river.ts';
import { AVENUES, MOTORWAYS } from '../plan/avenues.ts';
import type { PlannedRoad } from '../plan/avenues.ts';
import { COUNTRY_ROADS, RAILWAY, SETTLEMENTS } from '../plan/countryside.ts';
import { fromRoute } from '../plan/kilometres.ts';
import { watersideRoads } from '../plan/waterside-roads.ts';
import { joinRoads } from './join-roads.ts';
import type { DrawnRoad } from './join-roads.ts';
import type { Net } from './net.ts';
import type { StreetKind } from './street-kind.ts';

/** A road of the plan: infill streets get their own records later. */
type SkeletonRoad = { kind: StreetKind | 'rail'; nameEn: string; nameAr: string };

export type Skeleton = { roads: SkeletonRoad[]; net: Net; railway: Vec[] };

/** All roads drawn on the plan, joined into one net. */
export function skeleton(shore: readonly Vec[], almond: River): Skeleton {
  const roads: SkeletonRoad[] = [];
  const drawn: DrawnRoad[] = [];
  const draw = ({ kind, nameEn, nameAr }: SkeletonRoad, line: readonly Vec[], isLoop = false) => {
    const road = roads.push({ kind, nameEn, nameAr }) - 1;
    drawn.push({ road, line: simplified(line, 0.7), isLoop, mayMeet: kind !== 'rail' });
  };
  for (const road of [...AVENUES, ...MOTORWAYS, ...COUNTRY_ROADS]) draw(road, courseOf(road), road.isLoop ?? false);
  for (const road of watersideRoads(shore, almond)) draw(road, road.line);
  for (const { nameEn, nameAr, at, radius } of SETTLEMENTS) {
    const centre = fromRoute(at)[0]!;
    draw({ kind: 'tertiary', nameEn: `${nameEn} Ring`, nameAr: `طوق ${nameAr}` }, villageEdge(centre, radius), true);
  }
  const railway = curveThrough(fromRoute(RAILWAY), 90);
  draw({ kind: 'rail', nameEn: 'Inland Line', nameAr: 'الخط الداخلي' }, railway);
  return { roads, net: joinRoads(drawn), railway };
}

function courseOf({ via, isLoop }: PlannedRoad): Vec[] {
  const controls = fromRoute(via);
  if (!isLoop) return curveThrough(controls, isLong(controls) ? 170 : 70);
  // Three extra control points on each side make the closing span as smooth as the rest.
  const wrapped = [...controls.slice(-3), ...controls, ...controls.slice(0, 3)];
  const curve = curveThrough(wrapped, 45);
  const at = (p: Vec) => curve.findIndex((q) => q.x === p.x && q.y === p.y);
  const start = at(controls[0]!);
  const end = curve.findLastIndex((q) => q.x === controls[0]!.x && q.y === controls[0]!.y);
  return curve.slice(start, end);
}

/** Country roads bend slowly and need fewer positions. */
function isLong(controls: readonly Vec[]): boolean {
  return lengthOf(controls) > 40_000;
}

function villageEdge(centre: Vec, radius: number): Vec[] {
  return circle(centre, radius, 28).map((p) => {
    const swell = 1 + 0.5 * layeredNoise(p.x / 520, p.y / 520, 5, 2);
    return { x: centre.x + (p.x - centre.x) * swell, y: centre.y + (p.y - centre.y) * swell };
  });
}
