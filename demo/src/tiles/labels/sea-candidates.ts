import { centreOf } from '../../city/geometry/ring.ts';
import { kilometres } from '../../city/plan/kilometres.ts';
import { look } from './look.ts';
import { isInWindow, nameIn, toPixels } from './scene.ts';
import type { Candidate, Scene } from './scene.ts';
import { centredLabel, wrapped } from './straight-label.ts';

type Water = { nameEn: string; nameAr: string; east: number; north: number; from: number; to: number; size: number };

const WATERS: readonly Water[] = [
  { nameEn: 'Sea of Noor', nameAr: 'بحر النور', east: -34, north: 16, from: 6, to: 10, size: 14 },
  { nameEn: 'Sea of Noor', nameAr: 'بحر النور', east: -13, north: 7, from: 11, to: 12, size: 16 },
  { nameEn: 'Bay of Marsa', nameAr: 'خليج المرسى', east: -0.6, north: 5.6, from: 12, to: 15, size: 13 },
  { nameEn: 'Old Harbour', nameAr: 'المرفأ القديم', east: -2.75, north: 0.75, from: 14, to: 16, size: 11 },
  { nameEn: 'Pearl Bay', nameAr: 'خليج اللؤلؤ', east: -10.3, north: -5.2, from: 12, to: 15, size: 12 },
  { nameEn: 'Cape Noor', nameAr: 'رأس نور', east: 2.7, north: 9.0, from: 12, to: 13, size: 10 },
  { nameEn: 'Cape Zafir', nameAr: 'رأس ظافر', east: -14.4, north: -8.6, from: 11, to: 14, size: 10 },
];

/** Names written on open water, on lakes and beside islands. */
export function seaCandidates(scene: Scene): Candidate[] {
  return [...seaNames(scene), ...lakeNames(scene), ...islandNames(scene)];
}

function seaNames({ language, grid, region }: Scene): Candidate[] {
  return WATERS.filter(({ from, to }) => grid.z >= from && grid.z <= to).flatMap((water) => {
    const at = toPixels(kilometres(water.east, water.north), grid);
    if (!isInWindow(at, region.window)) return [];
    const style = look(language, 'water', 'medium', water.size, water.size * 0.12);
    return { rank: 88, tries: [() => centredLabel(wrapped(nameIn(water, language), 12), at, style)] };
  });
}

function lakeNames({ city, language, grid, region }: Scene): Candidate[] {
  return city.map.lakes.flatMap((lake) => {
    const at = toPixels(centreOf(lake.ring), grid);
    const firstZoom = lake.nameEn === 'Swan Lake' ? 14 : 11;
    if (grid.z < firstZoom || !isInWindow(at, region.window)) return [];
    const style = look(language, 'water', 'medium', 10.5, 0.4);
    return { rank: 66, tries: [() => centredLabel(wrapped(nameIn(lake, language), 12), at, style)] };
  });
}

function islandNames({ city, language, grid, region }: Scene): Candidate[] {
  return city.map.islands.flatMap(({ isLarge, ring, ...island }) => {
    if (grid.z < (isLarge ? 9 : 13) || grid.z > 16) return [];
    const middle = toPixels(centreOf(ring), grid);
    // A rock is smaller than its name, so the name is written in the water below it.
    const at = { x: middle.x, y: middle.y + (isLarge ? 0 : 260 / grid.metresPerPixel + 10) };
    if (!isInWindow(at, region.window)) return [];
    const style = look(language, isLarge ? 'place' : 'water', 'medium', isLarge ? 11 : 9.5);
    return { rank: 67, tries: [() => centredLabel(wrapped(nameIn(island, language), 12), at, style)] };
  });
}
