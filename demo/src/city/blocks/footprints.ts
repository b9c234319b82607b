import { circle } from '../geometry/ring.ts';
import { turned } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { LandmarkKind } from '../plan/landmarks.ts';

/** The parts of a landmark seen from above: walls, and lighter roofs (domes, pitches, courts) on top of them. */
export type Footprint = { walls: Vec[][]; tops: Vec[][] };

type Corners = readonly (readonly [number, number])[];

const box = (x: number, y: number, width: number, height: number): Corners => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
  [x - width / 2, y + height / 2],
];
const disc = (x: number, y: number, radius: number): Corners =>
  circle({ x, y }, radius, 20).map((p) => [p.x, p.y] as const);
const oval = (width: number, height: number): Corners =>
  circle({ x: 0, y: 0 }, 1, 32).map((p) => [p.x * width, p.y * height] as const);

/** Drawn in a square from -1 to 1, front to the south. */
const SHAPES: Partial<Record<LandmarkKind, { walls: Corners[]; tops: Corners[] }>> = {
  mosque: {
    walls: [box(0, 0.15, 1.5, 1.2), box(0, -0.65, 1.5, 0.36), box(-0.86, -0.74, 0.2, 0.2), box(0.86, -0.74, 0.2, 0.2)],
    tops: [
      disc(0, 0.2, 0.4),
      disc(-0.52, 0.5, 0.15),
      disc(0.52, 0.5, 0.15),
      disc(-0.52, -0.1, 0.15),
      disc(0.52, -0.1, 0.15),
    ],
  },
  church: {
    walls: [box(0, 0, 0.62, 1.9), box(0, 0.3, 1.5, 0.56), box(-0.36, -0.85, 0.26, 0.3), box(0.36, -0.85, 0.26, 0.3)],
    tops: [disc(0, 0.3, 0.24)],
  },
  museum: {
    walls: [box(0, 0.72, 1.8, 0.46), box(-0.68, 0, 0.44, 1.2), box(0.68, 0, 0.44, 1.2), box(0, -0.72, 1.8, 0.4)],
    tops: [box(0, 0, 0.6, 0.5)],
  },
  theatre: { walls: [box(0, 0.35, 1.2, 1.1), disc(0, -0.3, 0.7)], tops: [disc(0, -0.3, 0.42), box(0, 0.6, 0.8, 0.4)] },
  stadium: { walls: [oval(1, 0.82)], tops: [oval(0.62, 0.44)] },
  hospital: {
    walls: [box(-0.62, 0, 0.4, 1.7), box(0.62, 0, 0.4, 1.7), box(0, 0, 1.0, 0.42)],
    tops: [disc(-0.62, 0.5, 0.13)],
  },
  university: {
    walls: [box(0, 0.6, 1.8, 0.4), box(-0.7, 0, 0.4, 1.0), box(0.7, 0, 0.4, 1.0), box(0, -0.55, 0.8, 0.3)],
    tops: [disc(0, 0.6, 0.17)],
  },
  market: { walls: [box(0, 0, 1.8, 1.3)], tops: [box(0, 0.3, 1.5, 0.1), box(0, 0, 1.5, 0.1), box(0, -0.3, 1.5, 0.1)] },
  mall: {
    walls: [box(-0.2, 0.1, 1.4, 1.5), box(0.62, -0.2, 0.6, 1.2)],
    tops: [box(-0.2, 0.1, 0.2, 1.1), box(-0.2, 0.1, 1.0, 0.2)],
  },
  civic: {
    walls: [
      box(0, 0.66, 1.7, 0.36),
      box(0, -0.66, 1.7, 0.36),
      box(-0.68, 0, 0.36, 1.1),
      box(0.68, 0, 0.36, 1.1),
      box(0, -0.9, 0.4, 0.2),
    ],
    tops: [disc(0, 0.66, 0.15)],
  },
  library: { walls: [box(0, 0, 1.5, 1.2), box(0, -0.72, 0.9, 0.3)], tops: [disc(0, 0, 0.36)] },
  hotel: { walls: [box(0, 0.4, 1.8, 0.34), box(-0.7, -0.1, 0.34, 1.0), box(0.7, -0.1, 0.34, 1.0)], tops: [] },
  school: { walls: [box(-0.5, 0.3, 0.7, 0.9), box(0.4, 0.55, 1.1, 0.4)], tops: [] },
  aquarium: { walls: [disc(-0.2, 0, 0.72), box(0.55, -0.1, 0.7, 0.7)], tops: [disc(-0.2, 0, 0.36)] },
  observatory: { walls: [disc(0, 0.2, 0.5), box(0, -0.4, 1.1, 0.4)], tops: [disc(0, 0.2, 0.3)] },
  zoo: {
    walls: [box(-0.5, 0.5, 0.5, 0.3), box(0.45, 0.35, 0.4, 0.4), box(0.1, -0.55, 0.7, 0.24), box(-0.6, -0.3, 0.3, 0.3)],
    tops: [disc(0.5, -0.3, 0.2)],
  },
  works: { walls: [box(-0.45, 0.25, 0.8, 1.2), box(0.5, 0.3, 0.7, 0.9), box(0.3, -0.6, 1.1, 0.3)], tops: [] },
  castle: {
    walls: [
      box(0, 0, 1.3, 1.3),
      disc(-0.65, -0.65, 0.3),
      disc(0.65, -0.65, 0.3),
      disc(0.65, 0.65, 0.3),
      disc(-0.65, 0.65, 0.3),
    ],
    tops: [box(0, 0, 0.75, 0.75)],
  },
  lighthouse: { walls: [disc(0, 0, 0.8)], tops: [disc(0, 0, 0.45)] },
  monument: { walls: [disc(0, 0, 0.34)], tops: [disc(0, 0, 0.16)] },
  station: {
    walls: [box(0, 0, 0.9, 2.0), box(0, -1.1, 1.6, 0.4)],
    tops: [box(-0.24, 0.1, 0.1, 1.6), box(0, 0.1, 0.1, 1.6), box(0.24, 0.1, 0.1, 1.6)],
  },
  ferry: { walls: [box(0, 0, 0.9, 2.0)], tops: [box(0, 0, 0.5, 1.6)] },
};

export function footprintOf(kind: LandmarkKind, centre: Vec, halfSize: number, angle: number): Footprint {
  const shape = SHAPES[kind];
  if (!shape) return { walls: [], tops: [] };
  const place = (corners: Corners) =>
    corners.map(([x, y]) => {
      const off = turned({ x: x * halfSize, y: y * halfSize }, angle);
      return { x: centre.x + off.x, y: centre.y + off.y };
    });
  return { walls: shape.walls.map(place), tops: shape.tops.map(place) };
}
