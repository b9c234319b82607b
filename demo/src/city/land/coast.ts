import { curveThrough } from '../geometry/line.ts';
import { layeredNoise } from '../geometry/noise.ts';
import { leftOf, shifted } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';

/**
 * East and north in kilometres, then the roughness of the shore in metres. The island runs clockwise from its
 * south-west; quays and beaches are smooth, capes and remote shores rough.
 */
const SHORE: readonly (readonly [number, number, number])[] = [
  [-98, -104, 2400],
  [-84, -78, 2000],
  [-66, -58, 1400],
  [-54, -50.5, 900],
  [-46.6, -45.6, 700],
  [-48.5, -40.5, 700],
  [-44.5, -34, 600],
  [-37.5, -31.2, 500],
  [-31, -28.2, 420],
  [-26.9, -24.2, 300],
  [-27.6, -19.6, 300],
  [-25.2, -16.9, 260],
  [-21.6, -16.3, 220],
  [-18.2, -14.4, 160],
  [-15.6, -11.6, 90],
  [-14.1, -9.5, 60],
  [-13.1, -8.85, 50],
  [-12.1, -8.95, 20],
  [-10.8, -8.1, 4],
  [-9.3, -6.6, 4],
  [-8.0, -5.0, 4],
  [-7.0, -3.4, 8],
  [-6.3, -2.0, 14],
  [-5.75, -0.75, 24],
  [-5.05, 0.3, 26],
  [-4.35, 0.78, 18],
  [-3.78, 0.48, 8],
  [-3.42, -0.12, 2],
  [-2.95, -0.4, 2],
  [-2.45, -0.12, 2],
  [-1.95, 0.45, 2],
  [-1.35, 1.05, 2],
  [-0.72, 1.62, 2],
  [0.4, 2.3, 2],
  [1.25, 2.46, 4],
  [2.25, 2.62, 4],
  [3.3, 3.15, 4],
  [4.15, 4.05, 4],
  [4.66, 5.2, 4],
  [4.74, 6.3, 4],
  [4.42, 7.15, 4],
  [4.28, 7.85, 8],
  [3.95, 8.6, 24],
  [4.5, 9.3, 30],
  [5.9, 9.95, 14],
  [7.6, 11.1, 10],
  [9.8, 12.4, 16],
  [12.6, 14.9, 80],
  [16.2, 17.3, 140],
  [20, 19.3, 220],
  [23.2, 22.4, 300],
  [23.1, 26, 360],
  [27.2, 28.2, 420],
  [33, 29.6, 420],
  [38.4, 33.6, 500],
  [40.2, 40.2, 700],
  [45, 47, 800],
  [51, 50, 900],
  [57, 55.5, 1200],
  [66, 66, 1600],
  [84, 92, 2200],
  [104, 104, 2400],
  [118, 78, 2400],
  [112, 40, 2600],
  [134, 6, 2600],
  [126, -40, 2600],
  [98, -70, 2800],
  [104, -112, 2600],
  [64, -142, 2800],
  [16, -136, 2600],
  [-22, -166, 2800],
  [-70, -150, 2600],
];

/** The shoreline of the whole island as one clockwise ring. */
export function shoreline(): Vec[] {
  const ring: Vec[] = [];
  const count = SHORE.length;
  for (let i = 0; i < count; i++) {
    const rough = SHORE[i]![2];
    const roughNext = SHORE[(i + 1) % count]![2];
    const span = spanOf(i, Math.min(170, Math.max(30, Math.min(rough, roughNext))));
    span.forEach((p, k) => {
      const amplitude = rough + ((roughNext - rough) * k) / span.length;
      ring.push(weathered(p, span[k + 1] ?? span[k - 1]!, k + 1 < span.length ? 1 : -1, amplitude));
    });
  }
  return ring;
}

/** One span of the smooth curve without its last position, which starts the next span. */
function spanOf(index: number, step: number): Vec[] {
  const controls = [-1, 0, 1, 2].map((offset) => {
    const [east, north] = SHORE[(index + offset + SHORE.length) % SHORE.length]!;
    return { x: east * 1000, y: north * 1000 };
  });
  const curve = curveThrough(controls, step);
  const start = curve.findIndex((p) => p.x === controls[1]!.x && p.y === controls[1]!.y);
  const end = curve.findIndex((p) => p.x === controls[2]!.x && p.y === controls[2]!.y);
  return curve.slice(start, end);
}

function weathered(p: Vec, next: Vec, sense: number, amplitude: number): Vec {
  // Large amplitudes need long wavelengths, or the shore becomes jagged.
  const wavelength = 260 + amplitude * 5;
  const push = layeredNoise(p.x / wavelength, p.y / wavelength, 11, 5);
  return shifted(p, leftOf(p, next), push * amplitude * sense);
}
