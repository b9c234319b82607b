import { besideLine, curveThrough } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import type { Ring } from '../geometry/ring.ts';
import { distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';

export type River = { nameEn: string; nameAr: string; line: Line; halfWidths: readonly number[]; outline: Ring };

type Course = readonly (readonly [east: number, north: number, metresWide: number])[];

const ALMOND_RIVER: Course = [
  [58, -50, 18],
  [47, -39, 26],
  [35, -30.5, 34],
  [25, -19.5, 46],
  [17.2, -13.6, 60],
  [12.7, -8.7, 84],
  [9.7, -6.9, 104],
  [8.2, -4.7, 124],
  [6.6, -3.45, 150],
  [5.75, -2.95, 330],
  [5.0, -2.35, 470],
  [4.4, -1.7, 350],
  [3.9, -1.05, 180],
  [2.98, 0.25, 182],
  [2.02, 1.12, 205],
  [0.95, 1.66, 270],
  [-0.16, 2.2, 440],
  [-1.0, 2.8, 760],
];

const SALT_RIVER: Course = [
  [-6, -62, 18],
  [-14, -52, 26],
  [-22, -46, 34],
  [-31, -36, 60],
  [-38, -30, 150],
];

const CEDAR_RIVER: Course = [
  [58, 4, 16],
  [46, 13, 28],
  [36, 17, 40],
  [28.5, 23.2, 60],
  [25.4, 26.4, 90],
  [23.6, 29.5, 150],
];

export function rivers(): River[] {
  return [
    river('Almond River', 'نهر اللوز', ALMOND_RIVER),
    river('Salt River', 'نهر الملح', SALT_RIVER),
    river('Cedar River', 'نهر الأرز', CEDAR_RIVER),
  ];
}

/** The long island in the Almond River: a slim leaf along the river's middle. */
export function riverIsland(almond: River): Vec[] {
  const heart = { x: 5000, y: -2350 };
  const inside = almond.line.map((p, i) => ({ p, i })).filter(({ p }) => distance(p, heart) < 830);
  const leaf = inside.map(({ p }) => p);
  const half = leaf.map((_, k) => 138 * Math.sin((Math.PI * k) / (leaf.length - 1)) ** 0.6);
  return [...besideLine(leaf, (k) => half[k]!), ...besideLine(leaf, (k) => -half[k]!).reverse()];
}

function river(nameEn: string, nameAr: string, course: Course): River {
  const controls = course.map(([east, north]) => ({ x: east * 1000, y: north * 1000 }));
  const line = curveThrough(controls, 45);
  const halfWidths = line.map((p) => widthAt(p, controls, course) / 2);
  const outline = [...besideLine(line, (i) => halfWidths[i]!), ...besideLine(line, (i) => -halfWidths[i]!).reverse()];
  return { nameEn, nameAr, line, halfWidths, outline };
}

function widthAt(p: Vec, controls: Line, course: Course): number {
  // Between two control points the width is interpolated along the river.
  let best = Infinity;
  let width = 0;
  for (let i = 0; i + 1 < controls.length; i++) {
    const toStart = distance(p, controls[i]!);
    const toEnd = distance(p, controls[i + 1]!);
    const detour = toStart + toEnd - distance(controls[i]!, controls[i + 1]!);
    if (detour >= best) continue;
    best = detour;
    const t = toStart / (toStart + toEnd || 1);
    const eased = t * t * (3 - 2 * t);
    width = course[i]![2] + (course[i + 1]![2] - course[i]![2]) * eased;
  }
  return width;
}
