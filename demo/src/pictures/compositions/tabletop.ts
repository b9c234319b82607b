import { row, series, standing, standingOnes } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { arch, backdrop, gradient, rect, windowLight } from '../svg.ts';

/** A still life on a table before a sunlit wall: blurred behind, sharp in front. */
export function tabletop(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const edge = height * 0.6;
  const middle = width * random.pick([0.42, 0.5, 0.58]);
  const names = standingOnes(stage);
  const hero = names[0] ?? 'gift';
  const others = series(
    stage,
    names.filter((name) => name !== hero),
    9,
  );
  const wall = shapes(
    backdrop(width, height, palette.wall),
    arch(
      middle - width * 0.21,
      height * 0.07,
      width * 0.42,
      edge,
      palette.soft,
      `fill-opacity="${palette.isDark ? 0.13 : 0.4}"`,
    ),
    windowLight(width, height, palette.isDark ? 0.07 : 0.22),
    gradient('table', palette.floor),
    rect(0, edge, width, height - edge, 'url(#table)'),
    rect(0, edge, width, 3, palette.soft, 'fill-opacity=".7"'),
  );
  const back = row(stage, others.slice(0, 4), {
    y: height * 0.68,
    size: height * 0.27,
    from: middle - width * 0.33,
    to: middle + width * 0.33,
    blur: 3,
  });
  const beside = row(stage, others.slice(4, 6), {
    y: height * 0.79,
    size: height * 0.37,
    from: middle - width * 0.27,
    to: middle + width * 0.27,
  });
  const centre = standing(hero, middle, height * 0.85, height * 0.46);
  const front = [-0.26, 0.25].map((share, index) => {
    const object = others[6 + index] ?? hero;
    return standing(object, middle + width * share, height * 0.95, height * 0.27, share * -20);
  });
  return [wall, ...back, ...beside, centre, ...front];
}
