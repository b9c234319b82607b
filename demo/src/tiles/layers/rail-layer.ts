import type { City } from '../../city/city.ts';
import { besideLine } from '../../city/geometry/line.ts';
import type { Line } from '../../city/geometry/line.ts';
import type { Palette } from '../style/palette.ts';
import { linePath } from '../svg-path.ts';
import type { TileFrame } from '../tile-frame.ts';
import { FLAT_ENDS, dashed, stroked } from './marks.ts';

/** Near the terminus the line splits into platforms. */
const YARD_POSITIONS = 10;

export function railLayer({ map }: City, frame: TileFrame, palette: Palette): string {
  const { z } = frame;
  if (z < 11) return '';
  const width = z < 13 ? 0.8 : z < 15 ? 1.4 : z < 17 ? 2.2 : 3.2;
  const main = linePath(map.railway, frame);
  const sidings =
    z >= 15
      ? yard(map.railway)
          .map((line) => linePath(line, frame))
          .join('')
      : '';
  return (
    stroked(sidings, palette.rail, width * 0.5, FLAT_ENDS) +
    stroked(main, palette.rail, width, FLAT_ENDS) +
    (z >= 14 ? dashed(main, palette.railGap, width * 0.55, z < 16 ? 6 : 9, z < 16 ? 6 : 9) : '')
  );
}

function yard(railway: Line): Line[] {
  const start = railway.slice(0, YARD_POSITIONS);
  return [-14, -7, 7, 14].map((metres) => besideLine(start, (i) => metres * (1 - (i / (YARD_POSITIONS - 1)) ** 2)));
}
