import { evened, heroAndProps, standing } from '../arrange.ts';
import type { Palette } from '../palettes.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle, glow, path, rect } from '../svg.ts';

/** Plain blocks like a little stair in the sun, the thing itself on the highest. */
export function terrace(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const side = random.pick([-1, 1]);
  const at = (share: number) => width * (0.5 + side * share);
  const high = { x: at(0.07), top: height * 0.68, width: width * 0.6 };
  const low = { x: at(-0.31), top: height * 0.8, width: width * 0.34 };
  const base = shapes(
    backdrop(width, height, palette.wall),
    circle(at(-0.2), height * 0.28, height * 0.17, palette.accent, `fill-opacity="${palette.isDark ? 0.75 : 0.6}"`),
    sunlight(stage, side),
    rect(0, height * 0.86, width, height * 0.14, palette.floor[1]),
    glow('cast', high.x, height * 0.95, high.width * 0.62, palette.shade, 0.3),
    block(high, height * 0.94, palette, height),
    block(low, height * 0.985, palette, height),
  );
  const [first, second] = props;
  return [
    base,
    standing(hero, high.x + side * width * 0.02, high.top + height * 0.02, evened(hero, height * 0.54)),
    ...(second
      ? [standing(second, high.x + side * high.width * 0.36, high.top + height * 0.03, evened(second, height * 0.2))]
      : []),
    ...(first ? [standing(first, low.x, low.top + height * 0.03, evened(first, height * 0.26), -side * 4)] : []),
  ];
}

type Block = { x: number; top: number; width: number };

/** A box seen slightly from above. */
function block(
  { x, top, width }: Block,
  bottom: number,
  { floor, soft, wall, shade }: Palette,
  height: number,
): string {
  const [left, right, lift] = [x - width / 2, x + width / 2, height * 0.05];
  const lid = [
    'M',
    left,
    top + lift,
    'L',
    left + width * 0.1,
    top - lift * 0.2,
    'H',
    right - width * 0.1,
    'L',
    right,
    top + lift,
    'Z',
  ];
  return (
    rect(left, top + lift, width, bottom - top - lift, floor[1]) +
    rect(left, top + lift, width, bottom - top - lift, wall[1], 'fill-opacity=".35"') +
    path(lid, soft) +
    path(lid, floor[0], 'fill-opacity=".45"') +
    rect(left, bottom - 8, width, 8, shade, 'fill-opacity=".1"')
  );
}

function sunlight({ width, height, palette }: Stage, side: number): string {
  const band = (from: number, wide: number) => {
    const x = side > 0 ? width * from : width * (1 - from);
    const slant = side * width * 0.34;
    return path(
      [
        'M',
        x,
        0,
        'h',
        side * width * wide,
        'L',
        x + side * width * wide - slant,
        height * 0.86,
        'h',
        -side * width * wide,
        'Z',
      ],
      palette.soft,
    );
  };
  return `<g opacity="${palette.isDark ? 0.12 : 0.38}">${band(0.62, 0.16)}${band(0.84, 0.26)}</g>`;
}
