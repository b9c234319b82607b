import type { City } from '../../city/city.ts';
import { alongLine, lengthOf } from '../../city/geometry/line.ts';
import { shapedText, straightPath } from '../text/shaped-text.ts';
import type { ZoomGrid } from '../tile-frame.ts';
import type { Label } from './label.ts';
import { grownBox } from './label.ts';
import { toPixels } from './place-candidates.ts';
import type { Candidate } from './place-candidates.ts';

const NUMBERS: Record<string, string> = { 'Coastal Motorway': 'M1', 'Mountain Motorway': 'M2' };
const SPACING = 420;

/** Motorway numbers on small plates, the same in every language. */
export function shieldCandidates({ map }: City, grid: ZoomGrid): Candidate[] {
  if (grid.z < 10 || grid.z > 16) return [];
  return map.streets.flatMap(({ street, line }) => {
    const number = NUMBERS[street.nameEn ?? ''];
    if (!number) return [];
    const total = lengthOf(line) / grid.metresPerPixel;
    const count = Math.floor(total / SPACING);
    return Array.from({ length: count }, (_, k) => {
      const at = toPixels(alongLine(line, ((k + 0.5) / count) * total * grid.metresPerPixel), grid);
      return { rank: 70, tries: [shieldLabel(number, at)] };
    });
  });
}

function shieldLabel(number: string, { x, y }: { x: number; y: number }): Label {
  const text = shapedText(number, { language: 'en', weight: 'bold', size: 9, spacing: 0 });
  const plate = { minX: -text.width / 2 - 4, minY: -7, maxX: text.width / 2 + 4, maxY: 7 };
  const box = { minX: x + plate.minX, minY: y + plate.minY, maxX: x + plate.maxX, maxY: y + plate.maxY };
  return {
    x,
    y,
    path: () => straightPath(text, 0, 3.2),
    ink: 'place',
    halo: 0,
    boxes: [grownBox(box, 3)],
    icon: null,
    shield: plate,
  };
}
