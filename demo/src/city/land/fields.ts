import { noise } from '../geometry/noise.ts';
import { cellChance } from '../geometry/random.ts';
import type { Box } from '../geometry/ring.ts';
import { turned } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';

export type Crop = 'pasture' | 'grain' | 'orchard';
export type Field = { ring: Vec[]; crop: Crop };

const LONG = 330;
const WIDE = 210;
const ANGLE = 0.5;

/** Farmland is an infinite patchwork of which a map requests a part. Neighbours share corners, so there are no gaps. */
export function fieldsIn({ minX, minY, maxX, maxY }: Box): Field[] {
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ].map((corner) => turned(corner, -ANGLE));
  const span = (values: number[], size: number) =>
    [Math.floor((Math.min(...values) - 260) / size), Math.ceil((Math.max(...values) + 260) / size)] as const;
  const [fromI, toI] = span(
    corners.map(({ x }) => x),
    LONG,
  );
  const [fromJ, toJ] = span(
    corners.map(({ y }) => y),
    WIDE,
  );
  const fields: Field[] = [];
  for (let j = fromJ; j < toJ; j++) {
    for (let i = fromI; i < toI; i++) {
      const crop = cropOf(i, j);
      if (crop) fields.push({ crop, ring: [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)] });
    }
  }
  return fields;
}

function cropOf(i: number, j: number): Crop | null {
  // Neighbouring fields often have the same crop, so random values are mixed with slow noise.
  const mood = cellChance(i, j, 401) + noise(i / 5, j / 5, 402) * 0.5;
  if (mood < 0.42) return null;
  if (mood < 0.66) return 'pasture';
  return mood < 0.88 ? 'grain' : 'orchard';
}

function corner(i: number, j: number): Vec {
  const p = turned({ x: i * LONG, y: j * WIDE }, ANGLE);
  const bend = (salt: number) => noise(p.x / 2600, p.y / 2600, salt) * 230;
  return {
    x: p.x + bend(403) + (cellChance(i, j, 405) - 0.5) * 90,
    y: p.y + bend(404) + (cellChance(i, j, 406) - 0.5) * 70,
  };
}
