import { curveThrough, nearestIndex } from '../geometry/line.ts';
import type { Vec } from '../geometry/vec.ts';
import type { CityMap } from '../city-map.ts';
import { FERRIES } from '../plan/countryside.ts';
import { fromRoute, kilometres } from '../plan/kilometres.ts';
import { portRoad } from '../plan/waterside-roads.ts';
import { shoreline } from './coast.ts';
import { harbour } from './harbour.ts';
import { lakes } from './lakes.ts';
import { offshoreIslands } from './offshore-islands.ts';
import { riverIsland, rivers } from './river.ts';

export type Land = Pick<
  CityMap,
  'shore' | 'rivers' | 'island' | 'lakes' | 'islands' | 'beaches' | 'seafront' | 'harbour' | 'ferries'
>;

/** The natural landscape, before any road. */
export function landOf(): Land {
  const shore = shoreline();
  const allRivers = rivers();
  return {
    shore,
    rivers: allRivers,
    island: riverIsland(allRivers[0]!),
    lakes: lakes(),
    islands: offshoreIslands(),
    beaches: [
      shoreBetween(shore, kilometres(-11.5, -8.7), kilometres(-6.7, -2.9)),
      shoreBetween(shore, kilometres(1.3, 2.47), kilometres(4.62, 6.75)),
      shoreBetween(shore, kilometres(6.2, 10.15), kilometres(11.2, 13.6)),
    ],
    seafront: shoreBetween(shore, kilometres(-12, -8.9), kilometres(10, 12.5)),
    harbour: harbour(),
    ferries: FERRIES.map(({ nameEn, nameAr, via }) => ({ nameEn, nameAr, line: curveThrough(fromRoute(via), 300) })),
  };
}

/** The land between the port road and the quay wall. */
export function portLand(shore: readonly Vec[]): Vec[] {
  return [
    ...shoreBetween(shore, kilometres(-3.42, -0.12), kilometres(-0.6, 1.7)),
    ...portRoad().slice(0, -14).reverse(),
  ];
}

function shoreBetween(shore: readonly Vec[], from: Vec, to: Vec): Vec[] {
  return shore.slice(nearestIndex(shore, from), nearestIndex(shore, to) + 1);
}
