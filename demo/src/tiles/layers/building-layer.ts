import type { City } from '../../city/city.ts';
import { buildingsOf } from '../../city/blocks/buildings.ts';
import { boxOf, boxesMeet } from '../../city/geometry/ring.ts';
import type { ZoomMap } from '../map-index.ts';
import type { Palette } from '../style/palette.ts';
import { smallRingPath } from '../svg-path.ts';
import type { TileFrame } from '../tile-frame.ts';
import { filled } from './marks.ts';

const HOUSES_FROM_ZOOM = 15;
const LANDMARKS_FROM_ZOOM = 14;

/** Houses, then landmarks with their domes and courts. */
export function buildingLayer(city: City, zoom: ZoomMap, frame: TileFrame, palette: Palette): string {
  const houses = frame.z >= HOUSES_FROM_ZOOM ? housePaths(zoom, frame) : '';
  const [walls, tops] = frame.z >= LANDMARKS_FROM_ZOOM ? landmarkPaths(city, frame) : ['', ''];
  return (
    withEdge(houses, palette.building, palette.buildingEdge, palette.shadow, frame.z) +
    withEdge(walls, palette.wall, palette.wallEdge, palette.shadow, frame.z) +
    filled(tops, palette.top)
  );
}

function housePaths(zoom: ZoomMap, frame: TileFrame): string {
  let paths = '';
  for (const block of zoom.blocks.within(frame.box)) {
    for (const { ring, box } of buildingsOf(block)) if (boxesMeet(box, frame.box)) paths += smallRingPath(ring, frame);
  }
  return paths;
}

function landmarkPaths({ map }: City, frame: TileFrame): [walls: string, tops: string] {
  let walls = '';
  let tops = '';
  for (const { footprint } of map.landmarks) {
    for (const ring of footprint.walls) if (boxesMeet(boxOf(ring), frame.box)) walls += smallRingPath(ring, frame);
    for (const ring of footprint.tops) if (boxesMeet(boxOf(ring), frame.box)) tops += smallRingPath(ring, frame);
  }
  return [walls, tops];
}

/** From zoom 17 on houses stand up a little: a shadow to the south-east. */
function withEdge(path: string, fill: string, edge: string, shadow: string, z: number): string {
  if (path === '') return '';
  const shade =
    z >= 17 ? `<path d="${path}" fill="${shadow}" transform="translate(${z > 17 ? '2 2.4' : '1 1.2'})"/>` : '';
  const stroke = z >= 16 ? ` stroke="${edge}" stroke-width="${z > 16 ? 0.8 : 0.6}"` : '';
  return `${shade}<path d="${path}" fill="${fill}"${stroke}/>`;
}
