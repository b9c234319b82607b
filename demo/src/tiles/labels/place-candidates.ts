import type { Landmark } from '../../city/blocks/landmarks.ts';
import type { OpenSpace } from '../../city/blocks/open-spaces.ts';
import { SETTLEMENTS } from '../../city/plan/countryside.ts';
import { DISTRICTS } from '../../city/plan/districts.ts';
import { fromRoute } from '../../city/plan/kilometres.ts';
import { look } from './look.ts';
import { isInWindow, nameIn, toPixels } from './scene.ts';
import type { Candidate, Scene } from './scene.ts';
import { centredLabel, iconLabel, wrapped } from './straight-label.ts';
import type { Side } from './straight-label.ts';

export function placeCandidates(scene: Scene): Candidate[] {
  const { city } = scene;
  return [
    ...cityName(scene),
    ...SETTLEMENTS.flatMap((settlement) => settlementName(settlement, scene)),
    ...DISTRICTS.flatMap((district) => districtName(district, scene)),
    ...city.map.landmarks.flatMap((landmark) => landmarkName(landmark, scene)),
    ...city.map.spaces.flatMap((space) => spaceName(space, scene)),
  ];
}

function cityName({ city, language, grid }: Scene): Candidate[] {
  if (grid.z > 11 || grid.z < 5) return [];
  const size = grid.z < 8 ? 12 : grid.z < 10 ? 14 : 17;
  const at = toPixels({ x: 1200, y: -1500 }, grid);
  const style = look(language, 'city', 'bold', size);
  return [{ rank: 100, tries: [() => centredLabel([nameIn(city, language)], at, style)] }];
}

function settlementName(settlement: (typeof SETTLEMENTS)[number], { language, grid, region }: Scene): Candidate[] {
  const { isTown } = settlement;
  if (grid.z < (isTown ? 9 : 11) || grid.z > 15) return [];
  const at = toPixels(fromRoute(settlement.at)[0]!, grid);
  if (!isInWindow(at, region.window)) return [];
  const size = isTown ? Math.min(13, 10.5 + (grid.z - 9) * 0.5) : 10 + (grid.z - 11) * 0.5;
  const style = look(language, 'place', 'bold', size);
  return [{ rank: isTown ? 90 : 80, tries: [() => centredLabel([nameIn(settlement, language)], at, style)] }];
}

function districtName(district: (typeof DISTRICTS)[number], { language, grid, region }: Scene): Candidate[] {
  const { z } = grid;
  if (z < 10 || z > 15) return [];
  const name = nameIn(district, language);
  const lines = wrapped(language === 'en' ? name.toUpperCase() : name, 12);
  const size = z < 12 ? 8.5 : z === 12 ? 9.5 : z === 13 ? 11 : z === 14 ? 12.5 : 14;
  const style = look(language, 'district', 'bold', size, size * 0.14);
  const at = toPixels(fromRoute(district.label)[0]!, grid);
  if (!isInWindow(at, region.window)) return [];
  const slides = z < 12 ? [0] : [0, -1, 1, -2, 2];
  const offsets = slides.map((k) => ({ x: at.x, y: at.y + k * size * 1.5 }));
  return [{ rank: z < 14 ? 86 : 64, tries: offsets.map((where) => () => centredLabel(lines, where, style)) }];
}

const SIDES: readonly Side[] = ['below', 'right', 'left', 'above'];

function landmarkName(landmark: Landmark, { language, grid, region }: Scene): Candidate[] {
  const { z } = grid;
  const leastWeight = z < 13 ? 99 : z === 13 ? 9 : z === 14 ? 7 : z === 15 ? 5 : 4;
  if (landmark.weight < leastWeight) return [];
  const lines = wrapped(nameIn(landmark, language), 15);
  const style = look(language, 'place', landmark.weight > 7 ? 'bold' : 'medium', z > 15 ? 11 : 10.5);
  const at = toPixels(landmark.at, grid);
  if (!isInWindow(at, region.window)) return [];
  const tries = SIDES.map((side) => () => iconLabel(landmark.kind, lines, at, style, side));
  return [{ rank: 50 + landmark.weight * 3, tries }];
}

function spaceName(space: OpenSpace, { language, grid, region }: Scene): Candidate[] {
  const { z } = grid;
  const isBig = space.block.area > 90_000;
  const firstZoom = space.block.area > 1_000_000 ? 13 : isBig ? 14 : space.kind === 'park' ? 15 : 16;
  if (z < firstZoom) return [];
  const lines = wrapped(nameIn(space, language), 13);
  const at = toPixels(space.at, grid);
  if (!isInWindow(at, region.window)) return [];
  const ink = space.kind === 'park' ? 'park' : 'place';
  const style = look(language, ink, 'medium', z > 15 ? 11 : 10);
  const tries = [() => centredLabel(lines, at, style)];
  if (space.kind === 'park' && z > 14) tries.unshift(() => iconLabel('park', lines, at, style, 'below'));
  return [{ rank: isBig ? 62 : 48, tries }];
}
