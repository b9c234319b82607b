import type { City } from '../../city/city.ts';
import { buildingsOf } from '../../city/blocks/buildings.ts';
import { boxOf, boxesMeet } from '../../city/geometry/ring.ts';
import type { ZoomMap } from '../map-index.ts';
import type { Palette } from '../style/palette.ts';
import { UNITS_PER_PIXEL, smallRingPath } from '../svg-path.ts';
import type { TileFrame } from '../tile-frame.ts';
import { filled, outlined } from './marks.ts';

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
    for (const { ring, box, number } of buildingsOf(block)) {
      // At low zooms back houses would only be specks.
      if (frame.z < 16 && number === null) continue;
      if (boxesMeet(box, frame.box)) paths += smallRingPath(ring, frame);
    }
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

/** From zoom 17 on houses have a shadow to the south-east. */
function withEdge(path: string, fill: string, edge: string, shadow: string, z: number): string {
  const drop = (z > 17 ? 2 : 1) * UNITS_PER_PIXEL;
  const shade = z >= 17 ? filled(path, shadow, ` transform="translate(${drop} ${drop * 1.2})"`) : '';
  return shade + outlined(path, fill, edge, z > 16 ? 0.8 : z > 15 ? 0.6 : 0);
}
