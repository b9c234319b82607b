import type { City } from '../../city/city.ts';
import { layeredNoise } from '../../city/geometry/noise.ts';
import { circle } from '../../city/geometry/ring.ts';
import type { Vec } from '../../city/geometry/vec.ts';
import { fieldsIn } from '../../city/land/fields.ts';
import type { Crop } from '../../city/land/fields.ts';
import type { ZoomMap } from '../map-index.ts';
import type { Palette } from '../style/palette.ts';
import { UNITS_PER_PIXEL, linePath, ringPath, smallRingPath } from '../svg-path.ts';
import { TILE_SIZE } from '../tile-frame.ts';
import type { TileFrame } from '../tile-frame.ts';
import { EVEN_ODD, filled, outlined, stroked } from './marks.ts';

const FIELDS_FROM_ZOOM = 13;
const EDGE = TILE_SIZE * UNITS_PER_PIXEL;
const CROPS: readonly Crop[] = ['pasture', 'grain', 'orchard'];

/** Farmland, woods, towns, parks, beaches. Water is painted over them. */
export function groundLayer({ map }: City, zoom: ZoomMap, frame: TileFrame, palette: Palette): string {
  const { z, metresPerPixel } = frame;
  const metres = (length: number) => length / metresPerPixel;
  const fields = z >= FIELDS_FROM_ZOOM ? farmland(frame, palette) : '';
  const woods = filled(
    zoom.woods
      .within(frame.box)
      .map((ring) => ringPath(ring, frame))
      .join(''),
    palette.wood,
    EVEN_ODD,
  );
  const towns = zoom.towns
    .within(frame.box)
    .map((ring) => ringPath(ring, frame))
    .join('');
  const town = z < 12 ? palette.farTown : palette.town;
  const banks = stroked(linePath(map.rivers[0]!.outline, frame), palette.park, metres(z > 11 ? 78 : 0));
  const promenade = stroked(linePath(map.seafront, frame), town, metres(230));
  const beaches = map.beaches.map((line) => linePath(line, frame)).join('');
  return (
    `<rect width="${EDGE}" height="${EDGE}" fill="${palette.land}"/>` +
    fields +
    woods +
    // A stroke in the same colour closes the hairlines between neighbouring faces.
    outlined(towns, town, town, 1) +
    promenade +
    filled(ringPath(map.port, frame), palette.works) +
    openLand(zoom, frame, palette) +
    banks +
    stroked(beaches, palette.beach, Math.max(metres(112), z >= 11 ? 1.5 : 0))
  );
}

function farmland(frame: TileFrame, palette: Palette): string {
  const paths: Record<Crop, string> = { pasture: '', grain: '', orchard: '' };
  for (const { ring, crop } of fieldsIn(frame.box)) paths[crop] += smallRingPath(ring, frame);
  return CROPS.map((crop) => filled(paths[crop], palette[crop])).join('');
}

/** Parks, squares and grounds: blocks that are not built up. */
function openLand(zoom: ZoomMap, frame: TileFrame, palette: Palette): string {
  const paths = { park: '', wood: '', square: '', campus: '', works: '' };
  let hills = '';
  for (const { use, ring, centre, area } of zoom.openBlocks.within(frame.box)) {
    if (use === 'park' || use === 'wood' || use === 'square' || use === 'campus') paths[use] += ringPath(ring, frame);
    if (use === 'wood') hills += [0.62, 0.34].map((share) => ringPath(round(centre, area, share), frame)).join('');
    else if (use === 'station') paths.works += ringPath(ring, frame);
    else if (use === 'landmark' && frame.z >= 14) paths.square += ringPath(ring, frame);
  }
  return (
    filled(paths.campus, palette.campus) +
    filled(paths.works, palette.works) +
    filled(paths.wood, palette.wood) +
    filled(hills, palette.deepWood, ' fill-opacity="0.55"') +
    filled(paths.park, palette.park) +
    filled(paths.square, palette.square)
  );
}

/** A hill is indicated by darker circles within the wood. */
function round(centre: Vec, area: number, share: number): Vec[] {
  const radius = share * Math.sqrt(area / Math.PI);
  return circle(centre, 1, 48).map((p) => {
    const swell = 1 + 0.3 * layeredNoise(p.x * 0.9, p.y * 0.9, 91, 2);
    return { x: centre.x + (p.x - centre.x) * radius * swell, y: centre.y + (p.y - centre.y) * radius * swell };
  });
}
