import type { City } from '../../city/city.ts';
import type { Box } from '../../city/geometry/ring.ts';
import type { ZoomMap } from '../map-index.ts';
import type { Palette } from '../style/palette.ts';
import { UNITS_PER_PIXEL, linePath, ringPath } from '../svg-path.ts';
import { TILE_SIZE } from '../tile-frame.ts';
import type { TileFrame } from '../tile-frame.ts';
import { EVEN_ODD, dashed, filled, outlined, stroked } from './marks.ts';

const EDGE = TILE_SIZE * UNITS_PER_PIXEL;
const WHOLE_TILE = `M0 0H${EDGE}V${EDGE}H0Z`;

/** Sea, rivers and lakes, and structures in them. The sea covers ground that extends beyond the shore. */
export function waterLayer(city: City, zoom: ZoomMap, frame: TileFrame, palette: Palette): string {
  const { map } = city;
  const { z } = frame;
  const lakes = map.lakes.map(({ ring }) => ringPath(ring, frame)).join('');
  const rivers = zoom.rivers.map((ring) => ringPath(ring, frame)).join('');
  // At low zooms a river is thinner than a pixel; a stroke keeps it visible.
  const courses = z < 13 ? map.rivers.map(({ line }) => linePath(line, frame)).join('') : '';
  return (
    sea(city, zoom, frame, palette) +
    filled(rivers + lakes, palette.sea) +
    stroked(courses, palette.sea, z < 11 ? 0.9 : 1.2) +
    filled(ringPath(map.island, frame), palette.park) +
    (z >= 12 ? ferries(map.ferries, frame, palette) : '') +
    (z >= 11 ? harbour(map.harbour, frame, palette) : '')
  );
}

/** The width of the paler water along the shore, in metres. */
const SHALLOWS = 170;

function sea({ map }: City, zoom: ZoomMap, frame: TileFrame, palette: Palette): string {
  const shores = [zoom.shore, ...map.islands.map(({ ring }) => [...ring, ring[0]!])];
  const nearby = grown(frame.box, SHALLOWS);
  const coast = shores.map((ring) => linePath(ring, frame, nearby)).join('');
  const land = shores.map((ring) => ringPath(ring, frame)).join('');
  if (coast === '') return land === '' ? filled(WHOLE_TILE, palette.sea) : '';
  const water = `${WHOLE_TILE}${land}`;
  return filled(water, palette.sea, EVEN_ODD) + shallows(coast, water, frame, palette);
}

/** Paler water along the shore, in two steps, clipped to the sea. */
function shallows(coast: string, water: string, { metresPerPixel }: TileFrame, palette: Palette): string {
  const wide = (SHALLOWS * 2) / metresPerPixel;
  if (wide < 1.5) return '';
  const band = (width: number) => stroked(coast, palette.shallow, width, ' stroke-opacity="0.5"');
  return (
    `<clipPath id="sea"><path d="${water}" clip-rule="evenodd"/></clipPath>` +
    `<g clip-path="url(#sea)">${band(wide)}${band(wide * 0.45)}</g>`
  );
}

function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

type HarbourParts = City['map']['harbour'];

function harbour({ moles, pontoons, piers, sheds }: HarbourParts, frame: TileFrame, palette: Palette): string {
  const walls = (list: HarbourParts['moles'], thinnest: number) =>
    list
      .map(({ line, width }) =>
        stroked(linePath(line, frame), palette.quay, Math.max(thinnest, width / frame.metresPerPixel)),
      )
      .join('');
  const platforms = piers.map((ring) => ringPath(ring, frame)).join('');
  const halls = frame.z >= 15 ? sheds.map((ring) => ringPath(ring, frame)).join('') : '';
  return (
    walls(moles, 0.8) +
    (frame.z >= 14 ? walls(pontoons, 0.6) : '') +
    filled(platforms, palette.quay) +
    outlined(halls, palette.building, palette.buildingEdge, 0.7)
  );
}

function ferries(list: City['map']['ferries'], frame: TileFrame, palette: Palette): string {
  return dashed(list.map(({ line }) => linePath(line, frame)).join(''), palette.ferry, 1, 5, 4);
}
