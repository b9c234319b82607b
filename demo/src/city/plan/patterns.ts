import type { Vec } from '../geometry/vec.ts';

/** How regular the streets of a quarter are. Lengths are metres, chances 0 to 1. */
export type Manner = {
  /** Slow bending of whole streets: amplitude and wavelength. */
  sway: number;
  swayLength: number;
  /** Each crossing is moved randomly by this share of a block. */
  jitter: number;
  /** The chance that a street segment is missing, which joins two blocks. */
  gaps: number;
  /** The chance that a street segment is a dead end. */
  deadEnds: number;
  /** Every n-th street is wider; 0 for none. */
  widerEvery: number;
};

export type GridPattern = Manner & {
  kind: 'grid';
  angle: number;
  along: number;
  across: number;
  isLanes: boolean;
  isCampus: boolean;
};

/** Streets in circles around a centre, and spokes. */
export type RingPattern = Manner & {
  kind: 'rings';
  centre: Vec;
  first: number;
  spacing: number;
  /** The width of blocks, kept roughly constant by doubling the spokes as rings grow. */
  block: number;
};

export type OpenUse = 'park' | 'wood' | 'country' | 'square' | 'station';

/** Land without streets. */
type OpenPattern = { kind: 'open'; use: OpenUse };

export type Pattern = GridPattern | RingPattern | OpenPattern;

const STEADY: Manner = { sway: 0, swayLength: 900, jitter: 0.02, gaps: 0.06, deadEnds: 0, widerEvery: 4 };

export function grid(angle: number, along: number, across: number, manner: Partial<Manner> = {}): GridPattern {
  return {
    ...STEADY,
    ...manner,
    kind: 'grid',
    angle: (angle * Math.PI) / 180,
    along,
    across,
    isLanes: false,
    isCampus: false,
  };
}

/** The old town: irregular streets and large blocks. */
export function lanes(angle: number, size: number): GridPattern {
  const manner = { sway: 42, swayLength: 330, jitter: 0.34, gaps: 0.15, deadEnds: 0.06, widerEvery: 5 };
  return { ...grid(angle, size * 1.25, size, manner), isLanes: true };
}

/** Garden suburbs: long curves and closes. */
export function gardens(angle: number, along = 216, across = 102): GridPattern {
  return grid(angle, along, across, { sway: 120, swayLength: 820, jitter: 0.05, gaps: 0.12, deadEnds: 0.1 });
}

/** A university: paths far apart between lawns. */
export function campus(angle: number): GridPattern {
  return { ...grid(angle, 290, 190, { gaps: 0.1, sway: 60, widerEvery: 0 }), isLanes: true, isCampus: true };
}

export function rings(
  centre: Vec,
  first: number,
  spacing: number,
  block: number,
  manner: Partial<Manner> = {},
): RingPattern {
  return { ...STEADY, ...manner, kind: 'rings', centre, first, spacing, block };
}

export function open(use: OpenUse): OpenPattern {
  return { kind: 'open', use };
}
