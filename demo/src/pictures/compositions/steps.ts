import { series, standing, standingOnes } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { arch, backdrop, circle, cylinder, gradient, rect } from '../svg.ts';

/** A stage of round blocks of different height, one thing on each, as in a shop window. */
export function steps(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const able = standingOnes(stage);
  const hero = able[0] ?? 'gift';
  const names = series(
    stage,
    able.filter((name) => name !== hero),
    4,
  );
  names.splice(2, 0, hero);
  const ground = height * 0.78;
  const base = shapes(
    backdrop(width, height, palette.wall),
    arch(
      width * 0.31,
      height * 0.08,
      width * 0.38,
      ground,
      palette.soft,
      `fill-opacity="${palette.isDark ? 0.14 : 0.45}"`,
    ),
    circle(width * 0.2, height * 0.26, height * 0.13, palette.accent, 'fill-opacity=".75"'),
    gradient('floor', palette.floor),
    rect(0, ground, width, height - ground, 'url(#floor)'),
  );
  const blocks = random.pick([
    [0.62, 0.74, 0.52, 0.7, 0.6],
    [0.72, 0.58, 0.68, 0.5, 0.7],
    [0.56, 0.7, 0.6, 0.76, 0.54],
  ]);
  const layers = blocks.flatMap((top, index): Layer[] => {
    const x = width * (0.1 + index * 0.2);
    const isNear = index % 2 === 1;
    const bottom = height * (isNear ? 0.94 : 0.86);
    const block = shapes(cylinder(x, height * top, width * 0.185, bottom, `c${index}`, palette));
    return [block, standing(names[index] ?? 'gift', x, height * top + height * 0.012, height * 0.33)];
  });
  const order = [0, 2, 4, 1, 3];
  return [base, ...order.flatMap((index) => layers.slice(index * 2, index * 2 + 2))];
}
