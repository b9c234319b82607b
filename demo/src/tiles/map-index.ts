import { buildCity } from '../city/city.ts';
import type { City } from '../city/city.ts';
import type { StreetLine } from '../city/city-map.ts';
import type { Block } from '../city/blocks/blocks.ts';
import { simplified } from '../city/geometry/line.ts';
import type { Line } from '../city/geometry/line.ts';
import { boxOf } from '../city/geometry/ring.ts';
import type { Ring } from '../city/geometry/ring.ts';
import { woods } from '../city/land/woods.ts';
import { BoxIndex } from './box-index.ts';
import { streetWidth } from './style/street-widths.ts';
import { zoomGrid } from './tile-frame.ts';

/** The map of one zoom level, simplified without visible loss and indexed by tile. */
export type ZoomMap = {
  /** Ends where it begins. */
  shore: Ring;
  rivers: Ring[];
  woods: BoxIndex<Ring>;
  towns: BoxIndex<Ring>;
  streets: BoxIndex<StreetLine>;
  blocks: BoxIndex<Block>;
  /** Parks, squares and other blocks that are not simply built up. */
  openBlocks: BoxIndex<Block>;
};

const zoomMaps = new Map<number, ZoomMap>();
let blocks: BoxIndex<Block> | null = null;
let openBlocks: BoxIndex<Block> | null = null;

export function zoomMap(z: number): ZoomMap {
  const known = zoomMaps.get(z);
  if (known) return known;
  const made = makeZoomMap(buildCity(), z);
  zoomMaps.set(z, made);
  return made;
}

function makeZoomMap({ map }: City, z: number): ZoomMap {
  const tolerance = zoomGrid(z).metresPerPixel * 0.6;
  const thin = <L extends Line>(line: L): Line => (z > 14 ? line : simplified(line, tolerance));
  const shown = map.streets.filter(({ street }) => streetWidth(street.kind, z) > 0);
  blocks ??= new BoxIndex(map.blocks, ({ ring }) => boxOf(ring));
  const open = map.blocks.filter(({ use }) => use !== 'built' && use !== 'country' && use !== 'water');
  openBlocks ??= new BoxIndex(open, ({ ring }) => boxOf(ring));
  return {
    shore: closed(thin(map.shore)),
    rivers: map.rivers.map(({ outline }) => thin(outline)),
    woods: new BoxIndex(woods().map(thin), boxOf),
    towns: new BoxIndex(map.towns.map(thin), boxOf),
    streets: new BoxIndex(
      shown.map(({ street, line }) => ({ street, line: thin(line) })),
      ({ line }) => boxOf(line),
    ),
    blocks,
    openBlocks,
  };
}

function closed(ring: Ring): Ring {
  return [...ring, ring[0]!];
}
