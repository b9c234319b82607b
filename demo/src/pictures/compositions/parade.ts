import { evened, heroAndProps, series, standing } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { arch, backdrop, circle, gradient, leafShadow, rect } from '../svg.ts';

/** For wide pictures: a long table from edge to edge, large things on it shoulder to shoulder, small ones in front. */
export function parade(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const edge = height * 0.68;
  const count = Math.max(5, Math.round((width / height) * 2.6));
  const names = series(stage, props, count);
  const middle = Math.floor(count / 2) + random.pick([-1, 0, 1]);
  names.splice(middle, 1, hero);
  const step = width / count;
  const sun = step * (middle + 0.5);
  const lightness = palette.isDark ? 0.2 : 0.55;
  const base = shapes(
    backdrop(width, height, palette.wall),
    circle(sun, height * 0.46, height * 0.4, palette.accent, `fill-opacity="${palette.isDark ? 0.6 : 0.45}"`),
    ...[0.12, 0.88].map((share) =>
      arch(
        width * share - height * 0.24,
        height * 0.14,
        height * 0.48,
        edge,
        palette.soft,
        `fill-opacity="${lightness}"`,
      ),
    ),
    leafShadow(0, 0, height * 0.75, 32, palette.shade, 0.13),
    gradient('table', palette.floor),
    rect(0, edge, width, height - edge, 'url(#table)'),
    rect(0, edge, width, 4, palette.soft, 'fill-opacity=".65"'),
  );
  const back = names.map((object, index) => {
    const isHero = index === middle;
    const size = height * (isHero ? 0.72 : random.between(0.42, 0.52));
    const y = height * (isHero ? 0.87 : random.between(0.77, 0.81));
    return standing(object, step * (index + 0.5), y, evened(object, size), isHero ? 0 : random.between(-4, 4));
  });
  const small = series(stage, props, count).map((object, index) =>
    standing(
      object,
      step * (index + 1) + random.between(-0.12, 0.12) * step,
      height * 0.955,
      evened(object, height * 0.22),
      random.between(-8, 8),
    ),
  );
  const isClear = ({ x }: { x: number }) => Math.abs(x - sun) > step * 0.8 && x < width - step * 0.4;
  return [
    base,
    ...back.filter((_, index) => index !== middle),
    ...back.slice(middle, middle + 1),
    ...small.filter(isClear),
  ];
}
