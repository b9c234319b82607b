import { CITY_CENTRE, METRES_AROUND } from '../city/geometry/projection.ts';
import type { Box } from '../city/geometry/ring.ts';
import { toPlane } from '../city/geometry/projection.ts';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'ar';
export type TileRequest = { theme: Theme; language: Language; z: number; x: number; y: number; scale: 1 | 2 };

export const TILE_SIZE = 256;

/** The pixel grid of one zoom level with its origin at the city's centre, where layouts are made. */
export type ZoomGrid = { z: number; metresPerPixel: number };

export function zoomGrid(z: number): ZoomGrid {
  return { z, metresPerPixel: METRES_AROUND / (TILE_SIZE * 2 ** z) };
}

/** One tile: what part of the plane it shows and how metres become its pixels. */
export type TileFrame = ZoomGrid & { x: number; y: number; west: number; north: number; box: Box };

/** Objects just outside a tile still affect it: wide strokes, halos, shadows. */
const MARGIN_PIXELS = 24;

export function tileFrame({ z, x, y }: Pick<TileRequest, 'z' | 'x' | 'y'>): TileFrame {
  const grid = zoomGrid(z);
  const size = TILE_SIZE * grid.metresPerPixel;
  const centreColumn = ((CITY_CENTRE.lng + 180) / 360) * 2 ** z;
  const west = (x - centreColumn) * size;
  const north = EQUATOR_TO_TOP - y * size;
  const margin = MARGIN_PIXELS * grid.metresPerPixel;
  const box = { minX: west - margin, maxX: west + size + margin, minY: north - size - margin, maxY: north + margin };
  return { ...grid, x, y, west, north, box };
}

/** Where the world's northern edge lies on the plane. */
const EQUATOR_TO_TOP = toPlane({ lat: 0, lng: CITY_CENTRE.lng }).y + METRES_AROUND / 2;
