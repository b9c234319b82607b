import type { StreetKind } from '../../city/streets/street-kind.ts';

/** Width in pixels from zoom 10 to zoom 18; 0 hides the kind. */
const WIDTHS: Record<StreetKind, readonly number[]> = {
  motorway: [2.0, 2.5, 3.2, 4.2, 6.0, 8.0, 11, 18, 32],
  primary: [1.3, 1.7, 2.1, 3.1, 4.8, 6.8, 10, 17, 32],
  secondary: [0.9, 1.2, 1.5, 2.3, 3.7, 5.4, 8.4, 14.4, 27],
  tertiary: [0, 0.7, 0.8, 1.4, 2.6, 4.1, 6.8, 11.8, 22],
  residential: [0, 0, 0.35, 0.8, 1.7, 3.0, 5.3, 9.3, 18],
  lane: [0, 0, 0, 0.4, 0.9, 1.5, 2.6, 4.8, 9.5],
};

export const KINDS_FROM_SMALL: readonly StreetKind[] = [
  'lane',
  'residential',
  'tertiary',
  'secondary',
  'primary',
  'motorway',
];

export function streetWidth(kind: StreetKind, z: number): number {
  const widths = WIDTHS[kind];
  if (z < 10) return kind === 'motorway' ? Math.max(0.5, 2 - (10 - z) * 0.5) : 0;
  return widths[Math.min(z - 10, widths.length - 1)]! * 2 ** Math.max(0, z - 18);
}

/** The width of the casing on each side. */
export function casingWidth(kind: StreetKind, z: number): number {
  if (streetWidth(kind, z) < 1.4) return 0;
  if (z < 13) return 0.5;
  return z < 15 ? 0.7 : z < 17 ? 0.9 : 1.2;
}
