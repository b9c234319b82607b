import { buildCity } from '../../city/city.ts';
import { centreOf } from '../../city/geometry/ring.ts';
import { kilometres } from '../../city/plan/kilometres.ts';
import type { Language, ZoomGrid } from '../tile-frame.ts';
import { look } from './look.ts';
import { toPixels } from './place-candidates.ts';
import type { Candidate } from './place-candidates.ts';
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

/** Names written on open water. */
export function seaCandidates(language: Language, grid: ZoomGrid): Candidate[] {
  const named = (nameEn: string, nameAr: string) => wrapped(language === 'ar' ? nameAr : nameEn, 12);
  const seas = WATERS.filter(({ from, to }) => grid.z >= from && grid.z <= to).map((water) => {
    const at = toPixels(kilometres(water.east, water.north), grid);
    const style = look(language, 'water', 'medium', water.size, water.size * 0.12);
    return { rank: 88, tries: [centredLabel(named(water.nameEn, water.nameAr), at, style)] };
  });
  const lakes = buildCity().map.lakes.flatMap((lake) => {
    const isSmall = lake.nameEn === 'Swan Lake';
    if (grid.z < (isSmall ? 14 : 11)) return [];
    const at = toPixels(centreOf(lake.ring), grid);
    const style = look(language, 'water', 'medium', 10.5, 0.4);
    return [{ rank: 66, tries: [centredLabel(named(lake.nameEn, lake.nameAr), at, style)] }];
  });
  const islands = buildCity().map.islands.flatMap((island) => {
    if (grid.z < (island.isLarge ? 9 : 13) || grid.z > 16) return [];
    const at = toPixels(centreOf(island.ring), grid);
    const isIslet = !island.isLarge;
    const below = { x: at.x, y: at.y + (isIslet ? 260 / grid.metresPerPixel + 10 : 0) };
    const style = look(language, isIslet ? 'water' : 'place', 'medium', isIslet ? 9.5 : 11);
    return [{ rank: 67, tries: [centredLabel(named(island.nameEn, island.nameAr), below, style)] }];
  });
  return [...seas, ...lakes, ...islands];
}
