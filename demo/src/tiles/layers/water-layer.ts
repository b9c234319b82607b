import type { City } from '../../city/city.ts';
import type { ZoomMap } from '../map-index.ts';
import type { Palette } from '../style/palette.ts';
import { linePath, ringPath, rounded, smallRingPath } from '../svg-path.ts';
import { TILE_SIZE } from '../tile-frame.ts';
import type { TileFrame } from '../tile-frame.ts';
import { dashed, filled, stroked } from './marks.ts';

/** Sea, rivers and lakes, and what people built into them. The sea covers whatever the ground spilled over the shore. */
export function waterLayer({ map }: City, zoom: ZoomMap, frame: TileFrame, palette: Palette): string {
  const { z, metresPerPixel } = frame;
  const metres = (length: number) => rounded(length / metresPerPixel);
  const land = ringPath(zoom.shore, frame) + map.islands.map(({ ring }) => ringPath(ring, frame)).join('');
  const sea = `M0 0H${TILE_SIZE}V${TILE_SIZE}H0Z${land}`;
  const lakes = map.lakes.map(({ ring }) => ringPath(ring, frame)).join('');
  const rivers = zoom.rivers.map((ring) => ringPath(ring, frame)).join('');
  // A far river is thinner than a pixel; a stroke of its own keeps it visible.
  const courses = z < 13 ? map.rivers.map(({ line }) => linePath(line, frame)).join('') : '';
  const island = ringPath(map.island, frame);
  return (
    filled(sea, palette.sea, 'evenodd') +
    shallows(land, metres, palette, sea) +
    filled(rivers + lakes, palette.sea) +
    stroked(courses, palette.sea, z < 11 ? 0.9 : 1.2) +
    filled(island, palette.park) +
    (z >= 12 ? ferries(map.ferries, frame, palette) : '') +
    (z >= 11 ? harbour(map.harbour, frame, palette, metres) : '')
  );
}

/** Paler water along the shore, in two steps, cut to the sea. */
function shallows(land: string, metres: (length: number) => number, palette: Palette, sea: string): string {
  const wide = metres(340);
  if (land === '' || wide < 1.5) return '';
  const band = (width: number) =>
    `<path d="${land}" fill="none" stroke="${palette.shallow}" stroke-opacity="0.5" stroke-width="${width}" stroke-linejoin="round"/>`;
  return (
    `<clipPath id="sea"><path d="${sea}" clip-rule="evenodd"/></clipPath>` +
    `<g clip-path="url(#sea)">${band(wide)}${band(rounded(wide * 0.45))}</g>`
  );
}

function harbour(
  { moles, pontoons, piers, sheds }: City['map']['harbour'],
  frame: TileFrame,
  palette: Palette,
  metres: (length: number) => number,
): string {
  const walls = (list: typeof moles, thinnest: number) =>
    list
      .map(({ line, width }) => stroked(linePath(line, frame), palette.quay, Math.max(thinnest, metres(width))))
      .join('');
  const platforms = piers.map((ring) => smallRingPath(ring, frame)).join('');
  const halls = sheds.map((ring) => smallRingPath(ring, frame)).join('');
  return (
    walls(moles, 0.8) +
    (frame.z >= 14 ? walls(pontoons, 0.6) : '') +
    filled(platforms, palette.quay) +
    (frame.z >= 15
      ? `<path d="${halls}" fill="${palette.building}" stroke="${palette.buildingEdge}" stroke-width="0.7"/>`
      : '')
  );
}

function ferries(list: City['map']['ferries'], frame: TileFrame, palette: Palette): string {
  return dashed(list.map(({ line }) => linePath(line, frame)).join(''), palette.ferry, 1, '5 4');
}
