import type { Block } from './blocks/blocks.ts';
import type { Landmark } from './blocks/landmarks.ts';
import type { OpenSpace } from './blocks/open-spaces.ts';
import type { Line } from './geometry/line.ts';
import type { Ring } from './geometry/ring.ts';
import type { Harbour } from './land/harbour.ts';
import type { Lake } from './land/lakes.ts';
import type { OffshoreIsland } from './land/offshore-islands.ts';
import type { River } from './land/river.ts';
import type { Bridge } from './streets/bridges.ts';
import type { Street } from './streets/streets.ts';

/** A continuous part of a street as a line on the plane. */
export type StreetLine = { street: Street; line: Line };

/** Everything a map can show, in metres on the city's plane. */
export type CityMap = {
  shore: Ring;
  rivers: River[];
  island: Ring;
  lakes: Lake[];
  islands: OffshoreIsland[];
  beaches: Line[];
  /** The shore along the city. */
  seafront: Line;
  /** Built-up land, and the quays between the port road and the sea. */
  towns: Ring[];
  port: Ring;
  harbour: Harbour;
  ferries: { nameEn: string; nameAr: string; line: Line }[];
  railway: Line;
  streets: StreetLine[];
  bridges: Bridge[];
  blocks: Block[];
  landmarks: Landmark[];
  spaces: OpenSpace[];
};
