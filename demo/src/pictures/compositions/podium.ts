import { series, standing, standingOnes } from '../arrange.ts';
import type { ObjectName } from '../objects.ts';
import { shapes, type Layer, type PlacedObject, type Stage } from '../scene.ts';
import { backdrop, circle, cylinder, glow, gradient, rect } from '../svg.ts';

/** One thing on a pedestal before a disc of light, its companions at its feet. */
export function podium(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const names = standingOnes(stage);
  const hero = names[0] ?? 'gift';
  const [a, b, c, d, e] = series(stage, names.slice(1), 5) as [
    ObjectName,
    ObjectName,
    ObjectName,
    ObjectName,
    ObjectName,
  ];
  const x = width * random.pick([0.44, 0.5, 0.56]);
  const floor = height * 0.72;
  const top = height * 0.7;
  const base = shapes(
    backdrop(width, height, palette.wall),
    glow('halo', x, height * 0.42, height * 0.75, palette.soft, palette.isDark ? 0.25 : 0.6),
    circle(x, height * 0.43, height * 0.36, palette.accent, `fill-opacity="${palette.isDark ? 0.9 : 0.55}"`),
    gradient('floor', palette.floor),
    rect(0, floor, width, height - floor, 'url(#floor)'),
    cylinder(x, top, width * 0.34, height * 0.86, 'pedestal', palette),
  );
  const soft = (object: ObjectName, at: number, y: number, size: number, blur: number): PlacedObject => ({
    ...standing(object, at, y, size),
    blur,
  });
  return [
    base,
    soft(a, x - width * 0.35, height * 0.77, height * 0.25, 4),
    soft(b, x + width * 0.36, height * 0.77, height * 0.25, 4),
    standing(hero, x, top + height * 0.015, height * 0.52),
    standing(c, x - width * 0.23, height * 0.93, height * 0.31, -5),
    standing(d, x + width * 0.225, height * 0.95, height * 0.33, 5),
    soft(e, x + width * random.pick([-0.43, 0.44]), height * 1.14, height * 0.5, 9),
  ];
}
