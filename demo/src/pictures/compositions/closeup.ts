import { evened, heroAndProps, standing } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle, glow, gradient, rect } from '../svg.ts';

/** Near and sharp on the edge of a table; the rest of the room is out of focus. */
export function closeup(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const side = random.pick([-1, 1]);
  const x = width * (0.5 - side * 0.06);
  const edge = height * 0.62;
  const lights = Array.from({ length: 7 }, () =>
    circle(
      random.between(0, width),
      random.between(0.04, 0.5) * height,
      random.between(0.03, 0.085) * width,
      random.pick([palette.soft, palette.accent, palette.floor[0]]),
      `fill-opacity="${short(random.between(0.12, 0.34))}"`,
    ),
  );
  const base = shapes(
    backdrop(width, height, palette.wall),
    glow('lamp', width * (0.5 + side * 0.3), height * 0.16, height * 0.6, palette.soft, palette.isDark ? 0.3 : 0.7),
    ...lights,
    gradient('table', palette.floor),
    rect(0, edge, width, height - edge, 'url(#table)'),
    rect(0, edge, width, 6, palette.soft, 'fill-opacity=".5"'),
    glow('pool', x + width * 0.05, height * 0.88, width * 0.44, palette.shade, 0.3),
  );
  const [first, second] = props;
  const far = (object: typeof hero, at: number, y: number, size: number, blur: number) => ({
    ...standing(object, at, y, evened(object, size)),
    blur,
  });
  return [
    base,
    ...(second ? [far(second, x - side * width * 0.34, height * 0.7, height * 0.3, 8)] : []),
    ...(first ? [far(first, x + side * width * 0.36, height * 0.74, height * 0.36, 6)] : []),
    standing(hero, x, height * 0.9, evened(hero, height * 0.68)),
  ];
}

const short = (value: number) => value.toFixed(2);
