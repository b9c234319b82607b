import { evened, heroAndProps, standing } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { arch, backdrop, circle, cylinder, glow, gradient, leafShadow, rect } from '../svg.ts';

/** One object on a low round block before a disc or an arch of light; the others are in front of it. */
export function pedestal(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const side = random.pick([-1, 1]);
  const x = width * (0.5 - side * random.pick([0, 0.03, 0.06]));
  const near = Math.min(width, height);
  const [floor, top] = [height * 0.7, height * 0.71];
  const lightness = palette.isDark ? 0.22 : 0.6;
  const behind = random.chance(0.5)
    ? circle(x, height * 0.42, near * 0.335, palette.accent, `fill-opacity="${palette.isDark ? 0.5 : 0.34}"`)
    : arch(x - width * 0.29, height * 0.1, width * 0.58, floor, palette.soft, `fill-opacity="${lightness}"`);
  const base = shapes(
    backdrop(width, height, palette.wall),
    glow('halo', x, height * 0.4, height * 0.62, palette.soft, lightness),
    behind,
    random.chance(0.5)
      ? leafShadow(side < 0 ? 0 : width, 0, width * 0.5, side < 0 ? 38 : 142, palette.shade, 0.13)
      : '',
    gradient('floor', palette.floor),
    rect(0, floor, width, height - floor, 'url(#floor)'),
    glow('pool', x, height * 0.93, width * 0.46, palette.shade, 0.2),
    cylinder(x, top, width * 0.54, height * 0.86, 'block', palette),
  );
  const [first, second] = props;
  return [
    base,
    standing(hero, x, top + height * 0.035, evened(hero, near * 0.56)),
    ...(first ? [standing(first, x + side * width * 0.31, height * 0.955, evened(first, near * 0.23), side * 5)] : []),
    ...(second
      ? [standing(second, x - side * width * 0.33, height * 0.93, evened(second, near * 0.18), -side * 6)]
      : []),
  ];
}
