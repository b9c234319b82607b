import { alongLine, lengthOf } from '../../city/geometry/line.ts';
import { shapedText, straightWriting } from '../text/shaped-text.ts';
import { grownBox } from './label.ts';
import type { Label } from './label.ts';
import { isInWindow, toPixels } from './scene.ts';
import type { Candidate, Scene } from './scene.ts';

const NUMBERS: Record<string, string> = { 'Coastal Motorway': 'M1', 'Mountain Motorway': 'M2' };
const SPACING = 420;

/** Motorway numbers on small plates, the same in every language. */
export function shieldCandidates({ city, grid, region }: Scene): Candidate[] {
  if (grid.z < 10 || grid.z > 16) return [];
  return city.map.streets.flatMap(({ street, line }) => {
    const number = NUMBERS[street.nameEn ?? ''];
    if (!number) return [];
    const total = lengthOf(line);
    const count = Math.floor(total / grid.metresPerPixel / SPACING);
    return Array.from({ length: count }, (_, k) => toPixels(alongLine(line, ((k + 0.5) / count) * total), grid))
      .filter((at) => isInWindow(at, region.window))
      .map((at) => ({ rank: 70, tries: [() => shieldLabel(number, at)] }));
  });
}

function shieldLabel(number: string, { x, y }: { x: number; y: number }): Label {
  const text = shapedText(number, { language: 'en', weight: 'bold', size: 9, spacing: 0 });
  const plate = { minX: -text.width / 2 - 4, minY: -7, maxX: text.width / 2 + 4, maxY: 7 };
  const box = { minX: x + plate.minX, minY: y + plate.minY, maxX: x + plate.maxX, maxY: y + plate.maxY };
  const writing = () => straightWriting(text, 0, 3.2, 0);
  return { x, y, writing, ink: 'place', boxes: [grownBox(box, 3)], icon: null, shield: plate };
}
