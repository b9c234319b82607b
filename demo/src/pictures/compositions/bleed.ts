import { floating, series } from '../arrange.ts';
import type { ObjectName } from '../objects.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, ellipse, glow, path } from '../svg.ts';

/** Large things hang into the picture over its edges, small ones between them. */
export function bleed(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const side = random.pick([-1, 1]);
  const at = (share: number) => (side > 0 ? share : 1 - share) * width;
  const [a, b, c, d, e, f, g] = series(stage, stage.objects, 7) as [
    ObjectName,
    ObjectName,
    ObjectName,
    ObjectName,
    ObjectName,
    ObjectName,
    ObjectName,
  ];
  const hero = stage.objects[0] ?? a;
  const base = shapes(
    backdrop(width, height, palette.wall),
    path(
      [
        'M',
        0,
        height * 0.62,
        'C',
        width * 0.3,
        height * 0.36,
        width * 0.6,
        height * 0.95,
        width,
        height * 0.5,
        'V',
        height,
        'H',
        0,
        'Z',
      ],
      palette.floor[1],
      'fill-opacity=".8"',
    ),
    ellipse(
      at(0.56),
      height * 0.46,
      width * 0.3,
      height * 0.4,
      palette.soft,
      `fill-opacity="${palette.isDark ? 0.12 : 0.35}"`,
    ),
    glow('light', at(0.3), height * 0.1, height * 0.8, '#ffffff', palette.isDark ? 0.12 : 0.3),
  );
  return [
    base,
    { ...floating(a, at(0.6), height * 0.06, height * 0.24, 14 * side), blur: 5 },
    { ...floating(b, at(0.36), height * 0.9, height * 0.22, -18 * side), blur: 4 },
    floating(hero, at(0.09), height * 0.56, height * 0.64, -10 * side),
    floating(c, at(0.94), height * 0.28, height * 0.56, 16 * side),
    floating(d, at(0.84), height * 0.92, height * 0.44, -12 * side),
    floating(e, at(0.33), height * 0.28, height * 0.38, 10 * side),
    floating(f, at(0.52), height * 0.64, height * 0.42, -6 * side),
    floating(g, at(0.71), height * 0.36, height * 0.32, 18 * side),
  ];
}
