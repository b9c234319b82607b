import type { Box } from '../geometry/ring.ts';
import type { Vec } from '../geometry/vec.ts';

type Field = (x: number, y: number) => number;

/** Outlines of all areas where a field is above zero (marching squares), rounded. */
export function contours(field: Field, box: Box, cell: number): Vec[][] {
  const columns = Math.ceil((box.maxX - box.minX) / cell);
  const rows = Math.ceil((box.maxY - box.minY) / cell);
  const values = new Float64Array((columns + 1) * (rows + 1));
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      // The rim counts as low, so that every outline is closed.
      const isRim = i === 0 || j === 0 || i === columns || j === rows;
      values[j * (columns + 1) + i] = isRim ? -1 : field(box.minX + i * cell, box.minY + j * cell);
    }
  }
  const steps = new Map<number, { to: number; p: Vec }>();
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) addCellSteps({ values, columns, cell, box }, i, j, steps);
  }
  return linked(steps).map((ring) => rounded(rounded(ring)));
}

type Grid = { values: Float64Array; columns: number; cell: number; box: Box };

/** Crossings are identified by their grid line: even for one going east, odd for one going north. */
function addCellSteps(grid: Grid, i: number, j: number, steps: Map<number, { to: number; p: Vec }>): void {
  const { values, columns } = grid;
  const width = columns + 1;
  const at = (di: number, dj: number) => values[(j + dj) * width + i + di]! > 0;
  const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  const sides = [(j * width + i) * 2, (j * width + i + 1) * 2 + 1, ((j + 1) * width + i) * 2, (j * width + i) * 2 + 1];
  // High land is on the left: the outline enters a cell where high turns low and leaves where low turns high.
  for (let k = 0; k < 4; k++) {
    if (!corners[k] || corners[(k + 1) % 4]) continue;
    let exit = (k + 3) % 4;
    while (!(corners[(exit + 1) % 4] && !corners[exit])) exit = (exit + 3) % 4;
    steps.set(sides[k]!, { to: sides[exit]!, p: crossingOn(grid, sides[k]!) });
  }
}

function crossingOn({ values, columns, cell, box }: Grid, side: number): Vec {
  const width = columns + 1;
  const node = side >> 1;
  const i = node % width;
  const j = (node - i) / width;
  const isEast = (side & 1) === 0;
  const a = values[node]!;
  const b = values[isEast ? node + 1 : node + width]!;
  const t = a / (a - b);
  return { x: box.minX + (i + (isEast ? t : 0)) * cell, y: box.minY + (j + (isEast ? 0 : t)) * cell };
}

function linked(steps: Map<number, { to: number; p: Vec }>): Vec[][] {
  const rings: Vec[][] = [];
  for (const start of [...steps.keys()]) {
    const ring: Vec[] = [];
    for (let step = steps.get(start), key = start; step; step = steps.get(key)) {
      steps.delete(key);
      ring.push(step.p);
      key = step.to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** Chaikin's corner cutting. */
function rounded(ring: Vec[]): Vec[] {
  return ring.flatMap((p, k) => {
    const q = ring[(k + 1) % ring.length]!;
    return [
      { x: p.x * 0.75 + q.x * 0.25, y: p.y * 0.75 + q.y * 0.25 },
      { x: p.x * 0.25 + q.x * 0.75, y: p.y * 0.25 + q.y * 0.75 },
    ];
  });
}
