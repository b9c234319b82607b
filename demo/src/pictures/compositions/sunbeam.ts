import { evened, floating, heroAndProps, lying } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, glow, leafShadow, path } from '../svg.ts';

/** On one colour in hard afternoon light: a bright slope, the shadow of leaves, and almost nothing else. */
export function sunbeam(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const side = random.pick([-1, 1]);
  const at = (share: number) => width * (0.5 + side * share);
  const light = [
    'M',
    at(-0.5),
    height * 0.08,
    'L',
    at(0.5),
    -height * 0.24,
    'V',
    height * 0.7,
    'L',
    at(-0.5),
    height * 1.06,
    'Z',
  ];
  const base = shapes(
    backdrop(width, height, [palette.wall[0], palette.wall[1]]),
    path(light, palette.floor[0], `fill-opacity="${palette.isDark ? 0.5 : 0.8}"`),
    leafShadow(at(-0.52), height * 0.02, width * 0.62, side > 0 ? 34 : 146, palette.shade, palette.isDark ? 0.3 : 0.17),
    leafShadow(
      at(0.55),
      height * 1.04,
      width * 0.44,
      side > 0 ? 214 : -34,
      palette.shade,
      palette.isDark ? 0.26 : 0.14,
    ),
    glow('shine', at(0.1), height * 0.36, height * 0.5, '#ffffff', palette.isDark ? 0.1 : 0.32),
  );
  const [first, second] = props;
  return [
    base,
    ...(first ? [lying(first, at(0.32), height * 0.78, evened(first, height * 0.25), side * 16)] : []),
    ...(second ? [lying(second, at(-0.33), height * 0.24, evened(second, height * 0.2), -side * 14)] : []),
    floating(hero, at(-0.03), height * 0.5, evened(hero, height * 0.58), -side * 7),
  ];
}
