import { noise } from '../geometry/noise.ts';
import { cellChance } from '../geometry/random.ts';
import { distance, turned } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { Box } from '../geometry/ring.ts';
import type { GridPattern, Manner, RingPattern } from '../plan/patterns.ts';

export type Cell = { i: number; j: number };
export type Span = { fromI: number; toI: number; fromJ: number; toJ: number };

/**
 * The ideal street crossings of a pattern by column i and row j. A lattice covers the whole plane, so streets continue
 * across the big roads that divide a quarter.
 */
export type Lattice = {
  salt: number;
  manner: Manner;
  isLanes: boolean;
  /** The smaller side of a block. */
  block: number;
  /** The undistorted position of a crossing; fractions lie on the street between two crossings. */
  ideal(i: number, j: number): Vec;
  /** The distance between neighbouring columns of row j; a column that is not a multiple of it begins further out. */
  stride(j: number): number;
  span(box: Box): Span;
};

export function gridLattice(pattern: GridPattern, salt: number): Lattice {
  const { angle, along, across } = pattern;
  return {
    salt,
    manner: pattern,
    isLanes: pattern.isLanes,
    block: Math.min(along, across),
    ideal: (i, j) => turned({ x: i * along, y: j * across }, angle),
    stride: () => 1,
    span: (box) => {
      const corners = cornersOf(box, pattern.sway).map((corner) => turned(corner, -angle));
      return {
        fromI: Math.floor(Math.min(...corners.map(({ x }) => x)) / along),
        toI: Math.ceil(Math.max(...corners.map(({ x }) => x)) / along),
        fromJ: Math.floor(Math.min(...corners.map(({ y }) => y)) / across),
        toJ: Math.ceil(Math.max(...corners.map(({ y }) => y)) / across),
      };
    },
  };
}

/** Columns of a ring lattice: enough that spokes can double many times. */
const FULL_TURN = 4096;

export function ringLattice(pattern: RingPattern, salt: number): Lattice {
  const { centre, first, spacing, block } = pattern;
  const radius = (j: number) => first + j * spacing;
  return {
    salt,
    manner: pattern,
    isLanes: false,
    block: Math.min(spacing, block),
    ideal: (i, j) => {
      const angle = (i / FULL_TURN) * Math.PI * 2;
      return { x: centre.x + Math.cos(angle) * radius(j), y: centre.y + Math.sin(angle) * radius(j) };
    },
    // Doubles the spokes when blocks would become one and a half times too wide.
    stride: (j) => {
      const spokes = (Math.PI * 2 * Math.max(radius(j), 1)) / (block * 1.5);
      return FULL_TURN / 2 ** Math.max(3, Math.ceil(Math.log2(spokes)));
    },
    span: (box) => ringSpan(box, pattern),
  };
}

function ringSpan(box: Box, { centre, first, spacing, sway }: RingPattern): Span {
  const corners = cornersOf(box, sway);
  const away = corners.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
  const nearestX = Math.max(box.minX - centre.x, 0, centre.x - box.maxX);
  const nearestY = Math.max(box.minY - centre.y, 0, centre.y - box.maxY);
  const middle = Math.atan2((box.minY + box.maxY) / 2 - centre.y, (box.minX + box.maxX) / 2 - centre.x);
  const turns = corners.map(({ x, y }) => {
    const off = Math.atan2(y - centre.y, x - centre.x) - middle;
    return Math.atan2(Math.sin(off), Math.cos(off));
  });
  const column = (angle: number) => ((middle + angle) / (Math.PI * 2)) * FULL_TURN;
  return {
    fromI: Math.floor(column(Math.min(...turns))),
    toI: Math.ceil(column(Math.max(...turns))),
    fromJ: Math.max(0, Math.floor((Math.hypot(nearestX, nearestY) - first) / spacing)),
    toJ: Math.ceil((Math.max(...away) - first) / spacing),
  };
}

function cornersOf({ minX, minY, maxX, maxY }: Box, margin: number): Vec[] {
  const [west, east, south, north] = [minX - margin, maxX + margin, minY - margin, maxY + margin];
  return [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ];
}

/** The actual position of a crossing, after sway and jitter. */
export function crossingAt(lattice: Lattice, { i, j }: Cell): Vec {
  const p = bent(lattice, lattice.ideal(i, j));
  const off = jitterOf(lattice, i, j);
  return { x: p.x + off.x, y: p.y + off.y };
}

/** Positions between two neighbouring crossings, so that a swaying street is curved. */
export function wayBetween(lattice: Lattice, from: Cell, to: Cell): Vec[] {
  const straight = distance(lattice.ideal(from.i, from.j), lattice.ideal(to.i, to.j));
  const pieces = lattice.manner.sway < 60 && straight < 230 ? 1 : Math.max(1, Math.round(straight / 72));
  if (pieces === 1) return [];
  const start = jitterOf(lattice, from.i, from.j);
  const end = jitterOf(lattice, to.i, to.j);
  return Array.from({ length: pieces - 1 }, (_, k) => {
    const t = (k + 1) / pieces;
    const p = bent(lattice, lattice.ideal(from.i + (to.i - from.i) * t, from.j + (to.j - from.j) * t));
    return { x: p.x + start.x + (end.x - start.x) * t, y: p.y + start.y + (end.y - start.y) * t };
  });
}

function bent({ manner: { sway, swayLength }, salt }: Lattice, p: Vec): Vec {
  if (sway === 0) return p;
  const x = p.x / swayLength;
  const y = p.y / swayLength;
  return { x: p.x + noise(x, y, salt + 1) * sway, y: p.y + noise(x, y, salt + 2) * sway };
}

function jitterOf({ manner: { jitter }, block, salt }: Lattice, i: number, j: number): Vec {
  const reach = 2 * jitter * block;
  return { x: (cellChance(i, j, salt + 3) - 0.5) * reach, y: (cellChance(i, j, salt + 4) - 0.5) * reach };
}
