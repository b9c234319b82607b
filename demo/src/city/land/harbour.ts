import { curveThrough } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import { turned } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { fromRoute, kilometres } from '../plan/kilometres.ts';
import type { Route } from '../plan/kilometres.ts';

/** A wall or pontoon in the water: a line with a width in metres. */
type Mole = { line: Line; width: number };

/** A structure over the water: four or more corners. */
type Pier = Vec[];

export type Harbour = { moles: Mole[]; pontoons: Mole[]; piers: Pier[]; sheds: Pier[] };

const mole = (route: Route, width: number): Mole => ({ line: curveThrough(fromRoute(route), 30), width });

/** The quay runs north-east, so piers run north-west. */
const QUAY_ANGLE = (46 * Math.PI) / 180;

export function harbour(): Harbour {
  return {
    moles: [
      mole('-3.92 0.56, -3.72 0.98, -3.28 1.38, -2.62 1.63', 34),
      mole('-0.8 1.58, -1.0 1.98, -1.38 2.3, -1.86 2.42', 30),
      mole('3.98 8.3, 3.62 7.95, 3.44 7.5, 3.5 7.05, 3.78 6.78', 24),
      mole('4.58 6.72, 4.24 6.72', 16),
    ],
    pontoons: [...marinaPontoons(), ...oldHarbourPontoons()],
    piers: [
      pier(kilometres(-2.22, 0.12), 70, 430),
      pier(kilometres(-1.82, 0.56), 84, 470),
      pier(kilometres(-1.42, 0.96), 62, 400),
      pier(kilometres(-1.02, 1.3), 52, 300),
    ],
    sheds: portSheds(),
  };
}

function pier(root: Vec, width: number, length: number): Pier {
  return [
    [-width / 2, -30],
    [width / 2, -30],
    [width / 2, length],
    [-width / 2, length],
  ].map(([x, y]) => placed(root, x!, y!));
}

/** Long halls along the quay and on the piers. */
function portSheds(): Pier[] {
  const hall = (root: Vec, width: number, depth: number): Pier =>
    [
      [-width / 2, -depth / 2],
      [width / 2, -depth / 2],
      [width / 2, depth / 2],
      [-width / 2, depth / 2],
    ].map(([x, y]) => placed(root, x!, y!));
  return [
    hall(kilometres(-2.12, -0.08), 150, 46),
    hall(kilometres(-1.86, 0.24), 170, 52),
    hall(kilometres(-1.56, 0.58), 160, 46),
    hall(kilometres(-1.24, 0.92), 150, 44),
    hall(kilometres(-0.93, 1.2), 120, 40),
    hall(placed(kilometres(-2.22, 0.12), 0, 250), 34, 260),
    hall(placed(kilometres(-1.82, 0.56), 8, 280), 40, 300),
    hall(placed(kilometres(-1.42, 0.96), 0, 290), 36, 150),
  ];
}

function placed(root: Vec, alongQuay: number, seaward: number): Vec {
  const off = turned({ x: alongQuay, y: seaward }, QUAY_ANGLE);
  return { x: root.x + off.x, y: root.y + off.y };
}

function marinaPontoons(): Mole[] {
  return Array.from({ length: 6 }, (_, k) =>
    mole(`${4.44 - k * 0.026} ${7.1 + k * 0.15}, ${3.9 - k * 0.012} ${7.06 + k * 0.15}`, 5),
  );
}

function oldHarbourPontoons(): Mole[] {
  return [0, 1, 2].map((k) =>
    mole(`${-3.2 + k * 0.16} ${-0.3 - (k % 2) * 0.04}, ${-3.14 + k * 0.16} ${0.0 - (k % 2) * 0.04}`, 4.5),
  );
}
