import { besideLine, curveThrough, nearestIndex, simplified } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import { distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { River } from '../land/river.ts';
import type { StreetKind } from '../streets/street-kind.ts';
import { fromRoute, kilometres } from './kilometres.ts';

/** A road that follows the water instead of a planned route. */
type WatersideRoad = { nameEn: string; nameAr: string; kind: StreetKind; line: Vec[] };

/** Corniches along the sea and quays along the river. */
export function watersideRoads(shore: Line, almond: River): WatersideRoad[] {
  const corniche = (nameEn: string, nameAr: string, kind: StreetKind, from: Vec, to: Vec, inland: number) => ({
    nameEn,
    nameAr,
    kind,
    line: steadied(besideLine(stretchBetween(shore, from, to), -inland), 260),
  });
  const quay = (nameEn: string, nameAr: string, side: 1 | -1, from: Vec, to: Vec) => ({
    nameEn,
    nameAr,
    kind: 'secondary' as const,
    line: quayLine(almond, side, from, to),
  });
  return [
    corniche('Pearl Corniche', 'كورنيش اللؤلؤ', 'primary', kilometres(-11.7, -8.75), kilometres(-6.3, -2), 95),
    corniche('Sea Wall Road', 'طريق سور البحر', 'secondary', kilometres(-6.3, -2), kilometres(-3.5, -0.05), 85),
    corniche('Noor Corniche', 'كورنيش نور', 'primary', kilometres(1.0, 2.42), kilometres(4.5, 7.0), 85),
    corniche('Marina Promenade', 'ممشى المارينا', 'secondary', kilometres(4.5, 7.0), kilometres(5.7, 9.9), 110),
    corniche('Sunrise Corniche', 'كورنيش الشروق', 'primary', kilometres(5.7, 9.9), kilometres(9.9, 12.45), 100),
    { nameEn: 'Port Road', nameAr: 'طريق المرفأ', kind: 'primary', line: portRoad() },
    quay('Almond Quay', 'رصيف اللوز', 1, kilometres(7.9, -4.3), kilometres(0.2, 2.0)),
    quay('Willow Quay', 'رصيف الصفصاف', -1, kilometres(7.9, -4.3), kilometres(0.7, 1.8)),
  ];
}

/** Behind the cranes and sheds, then across the river's mouth to the corniche. */
export function portRoad(): Vec[] {
  return curveThrough(
    fromRoute(
      '-3.45 -0.3, -3.28 -0.6, -2.92 -0.8, -2.4 -0.56, -1.95 0.02, -1.36 0.72, -0.7 1.28, 0.05 1.78, 0.68 2.16, 1.0 2.34',
    ),
    60,
  );
}

function quayLine(almond: River, side: 1 | -1, from: Vec, to: Vec): Vec[] {
  const first = nearestIndex(almond.line, from);
  const last = nearestIndex(almond.line, to);
  const bank = besideLine(almond.line, (i) => side * (almond.halfWidths[i]! + 38));
  return steadied(bank.slice(first, last + 1), 200);
}

function stretchBetween(shore: Line, from: Vec, to: Vec): Line {
  return shore.slice(nearestIndex(shore, from), nearestIndex(shore, to) + 1);
}

/** A road is smoother than the shore: keeps every n-th position and draws a curve through them. */
function steadied(line: Line, every: number): Vec[] {
  const kept = [line[0]!];
  for (const p of line) if (distance(p, kept[kept.length - 1]!) >= every) kept.push(p);
  const end = line[line.length - 1]!;
  if (distance(end, kept[kept.length - 1]!) < every / 2) kept.pop();
  kept.push(end);
  return simplified(curveThrough(kept, 40), 1);
}
