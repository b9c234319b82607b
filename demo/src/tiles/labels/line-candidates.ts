import type { City } from '../../city/city.ts';
import type { StreetLine } from '../../city/city-map.ts';
import { lengthOf, simplified } from '../../city/geometry/line.ts';
import type { Vec } from '../../city/geometry/vec.ts';
import type { StreetKind } from '../../city/streets/street-kind.ts';
import { shapedText } from '../text/shaped-text.ts';
import type { Language, ZoomGrid } from '../tile-frame.ts';
import { look, streetTextSize } from './look.ts';
import type { Label } from './label.ts';
import { pathLabel } from './path-label.ts';
import type { PathLook } from './path-label.ts';
import { toPixels } from './place-candidates.ts';
import type { Candidate } from './place-candidates.ts';

const STREET_RANK: Record<StreetKind, number> = {
  motorway: 60,
  primary: 58,
  secondary: 46,
  tertiary: 40,
  residential: 30,
  lane: 24,
};

/** How many pixels of street lie between two writings of its name. */
const REPEAT = 460;

export function streetCandidates({ map }: City, language: Language, grid: ZoomGrid): Candidate[] {
  return map.streets.flatMap((streetLine) => {
    const { street } = streetLine;
    const size = streetTextSize(street.kind, grid.z);
    const name = language === 'ar' ? street.nameAr : street.nameEn;
    if (size === 0 || !name) return [];
    const style = look(language, 'street', street.kind === 'primary' ? 'bold' : 'medium', size);
    return alongCandidates(name, pixelLine(streetLine.line, grid), style, STREET_RANK[street.kind]);
  });
}

/** The last positions of a river's line lie in the sea. */
const MOUTH = 42;

export function waterCandidates({ map }: City, language: Language, grid: ZoomGrid): Candidate[] {
  const style = look(language, 'water', 'medium', grid.z < 14 ? 10 : 12, 1);
  const rivers = grid.z < 12 ? [] : map.rivers;
  const ferries = grid.z < 14 ? [] : map.ferries;
  return [
    ...rivers.flatMap((river) =>
      alongCandidates(nameOf(river, language), pixelLine(river.line.slice(0, -MOUTH), grid), style, 56),
    ),
    ...ferries.flatMap((ferry) =>
      alongCandidates(
        nameOf(ferry, language),
        pixelLine(ferry.line, grid),
        look(language, 'water', 'medium', 9.5),
        20,
        -9,
      ),
    ),
  ];
}

function nameOf({ nameEn, nameAr }: { nameEn: string; nameAr: string }, language: Language): string {
  return language === 'ar' ? nameAr : nameEn;
}

function pixelLine(line: StreetLine['line'], grid: ZoomGrid): Vec[] {
  return simplified(line, grid.metresPerPixel * 0.5).map((p) => toPixels(p, grid));
}

/** The name at even distances along a line; each writing may slide a little to find room. */
function alongCandidates(name: string, line: Vec[], style: PathLook, rank: number, beside = 0): Candidate[] {
  const total = lengthOf(line);
  const { width } = shapedText(name, style.style);
  if (total < width + 8) return [];
  const path = beside === 0 ? line : line.map(({ x, y }) => ({ x, y: y + beside }));
  const count = Math.max(1, Math.round(total / (REPEAT + width)));
  const slack = Math.max(0, (total / count - width) / 2 - 6);
  return Array.from({ length: count }, (_, k) => {
    const centre = (total * (k + 0.5)) / count;
    const tries = [0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9]
      .map((slide) => pathLabel(name, path, centre + slide * slack, style))
      .filter((label): label is Label => label !== null);
    return { rank, tries };
  });
}
