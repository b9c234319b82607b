import type { DistrictId } from '../plan/districts.ts';
import type { Street } from '../streets/streets.ts';
import type { Block } from './blocks.ts';

type Range = readonly [least: number, most: number];

/** How houses are placed in a quarter, in metres. */
export type BuildStyle = {
  width: Range;
  depth: Range;
  /** Space between neighbours; 0 for terraced houses. */
  gap: Range;
  /** Space between the pavement and the front door. */
  setback: number;
};

const style = (width: Range, depth: Range, gap: Range, setback: number): BuildStyle => ({
  width,
  depth,
  gap,
  setback,
});

const ROW = style([9, 15], [9, 13], [0, 0], 0.4);
const PERIMETER = style([14, 26], [13, 17], [0, 0], 1.2);
const FLATS = style([17, 27], [13, 17], [3, 8], 3.5);
const VILLAS = style([12, 18], [10, 15], [6, 12], 5.5);
const VILLAGE = style([9, 15], [9, 13], [3, 9], 3);
const SLABS = style([32, 58], [16, 21], [12, 24], 8);
const HALLS = style([42, 86], [34, 58], [8, 18], 7);
const RESORT = style([18, 34], [13, 18], [8, 18], 6);
const PAVILIONS = style([38, 74], [18, 26], [26, 48], 16);

const STYLES: Record<DistrictId, BuildStyle> = {
  'old-town': ROW,
  'old-harbour': PERIMETER,
  centre: PERIMETER,
  andalus: PERIMETER,
  ramla: PERIMETER,
  zahra: FLATS,
  marina: FLATS,
  rabwa: VILLAS,
  university: FLATS,
  foundry: HALLS,
  lakeside: FLATS,
  basatin: VILLAS,
  salam: FLATS,
  'pearl-beach': RESORT,
  'olive-heights': VILLAS,
  'new-city': SLABS,
};

export function buildStyleOf({ district, use }: Pick<Block, 'district' | 'use'>): BuildStyle {
  if (use === 'campus') return PAVILIONS;
  return district ? STYLES[district] : VILLAGE;
}

/** Big roads cross quarters of every kind. */
const BIG_ROAD_STEP = 14;

/**
 * Metres of street per house number. Defined by the street, because numbers would jump where it enters another quarter;
 * no house is narrower, so numbers are unique.
 */
export function numberStepOf({ district, settlement }: Street): number {
  if (!district && !settlement) return BIG_ROAD_STEP;
  const { width, gap } = district ? STYLES[district] : VILLAGE;
  return width[0] + gap[0];
}
