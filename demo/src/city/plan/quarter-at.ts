import { distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { SETTLEMENTS } from './countryside.ts';
import type { Settlement } from './countryside.ts';
import { QUARTERS } from './districts.ts';
import type { DistrictId } from './districts.ts';
import { fromRoute } from './kilometres.ts';
import { lanes, open } from './patterns.ts';
import type { Pattern } from './patterns.ts';

/** The planned use of an area. */
export type Site = { district: DistrictId | null; settlement: Settlement | null; pattern: Pattern };

/** Areas between country roads are far larger than any area of the city. */
const LARGEST_CITY_PIECE = 7_000_000;

const seeds = QUARTERS.map((quarter) => ({ ...quarter, p: fromRoute(quarter.at)[0]! }));
const settlements = SETTLEMENTS.map((settlement) => ({
  settlement,
  p: fromRoute(settlement.at)[0]!,
  pattern: { ...lanes(settlement.radius % 90, settlement.isTown ? 140 : 100), gaps: 0.16, isLanes: false },
}));
const COUNTRY: Pattern = open('country');

export function quarterAt(p: Vec, area: number): Site {
  const home = settlements.find((each) => distance(each.p, p) < each.settlement.radius * 1.3);
  if (home) return { district: null, settlement: home.settlement, pattern: home.pattern };
  if (area > LARGEST_CITY_PIECE) return { district: null, settlement: null, pattern: COUNTRY };
  let best = seeds[0]!;
  for (const seed of seeds) if (distance(seed.p, p) < distance(best.p, p)) best = seed;
  return { district: best.district, settlement: null, pattern: best.pattern };
}
