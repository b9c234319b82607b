import type { City } from '../../city/city.ts';
import type { Box } from '../../city/geometry/ring.ts';
import type { Vec } from '../../city/geometry/vec.ts';
import { TILE_SIZE, tileFrame, zoomGrid } from '../tile-frame.ts';
import type { Language, TileRequest, ZoomGrid } from '../tile-frame.ts';
import type { Label, PixelBox } from './label.ts';

/** The part of a zoom level whose labels are placed together. */
type Region = { key: string; window: PixelBox; box: Box };

export type Scene = { city: City; language: Language; grid: ZoomGrid; region: Region };

/** A name and the ways to write it, best first; the first that fits is used. */
export type Candidate = { rank: number; tries: (() => Label | null)[] };

export const toPixels = ({ x, y }: Vec, { metresPerPixel }: ZoomGrid) => ({
  x: x / metresPerPixel,
  y: -y / metresPerPixel,
});

/** Up to this zoom the world is one region; above there are too many labels. */
const LAST_WORLD_ZOOM = 14;
const TILES_ACROSS = 16;
const WORLD = 1e9;

/**
 * At higher zooms a region is 16 by 16 tiles. Regions are independent: every label is inside its region, so labels of
 * two regions cannot overlap.
 */
export function regionOf({ z, x, y }: Pick<TileRequest, 'z' | 'x' | 'y'>): Region {
  if (z <= LAST_WORLD_ZOOM) {
    const everywhere = { minX: -WORLD, minY: -WORLD, maxX: WORLD, maxY: WORLD };
    return { key: `${z}`, window: everywhere, box: everywhere };
  }
  const column = Math.floor(x / TILES_ACROSS);
  const row = Math.floor(y / TILES_ACROSS);
  const { west, north, metresPerPixel } = tileFrame({ z, x: column * TILES_ACROSS, y: row * TILES_ACROSS });
  const size = TILES_ACROSS * TILE_SIZE;
  const [minX, minY] = [west / metresPerPixel, -north / metresPerPixel];
  return {
    key: `${z} ${column} ${row}`,
    window: { minX, minY, maxX: minX + size, maxY: minY + size },
    box: { minX: west, maxX: west + size * metresPerPixel, minY: north - size * metresPerPixel, maxY: north },
  };
}

export function isInWindow({ x, y }: Vec, { minX, minY, maxX, maxY }: PixelBox): boolean {
  return x > minX && x < maxX && y > minY && y < maxY;
}

export function nameIn({ nameEn, nameAr }: { nameEn: string; nameAr: string }, language: Language): string {
  return language === 'ar' ? nameAr : nameEn;
}

export function sceneAt(city: City, language: Language, region: Region, z: number): Scene {
  return { city, language, grid: zoomGrid(z), region };
}
