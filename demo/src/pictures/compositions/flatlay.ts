import { evened, heroAndProps, lying } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, rect, softEdged } from '../svg.ts';

/** Laid out in order on sheets of paper: the thing on the large one, its companions on the small ones. */
export function flatlay(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const isMirrored = random.chance(0.5);
  const at = (x: number, wide: number) => (isMirrored ? width * (1 - x - wide) : width * x);
  const sheet = (x: number, y: number, wide: number, high: number, fill: string) =>
    softEdged(15, 0.24, palette.shade, (edge) =>
      rect(at(x, wide) + 6, height * y + 10, width * wide, height * high, palette.shade, edge),
    ) + rect(at(x, wide), height * y, width * wide, height * high, fill, 'rx="10"');
  const base = shapes(
    backdrop(width, height, palette.wall),
    sheet(0.06, 0.08, 0.62, 0.84, palette.soft),
    sheet(0.72, 0.08, 0.22, 0.4, palette.isDark ? palette.floor[0] : palette.accent),
    sheet(0.72, 0.52, 0.22, 0.4, palette.floor[1]),
  );
  const [first, second] = [props[0], props[1] ?? props[0]];
  const x = at(0.06, 0.62) + width * 0.31;
  const small = at(0.72, 0.22) + width * 0.11;
  return [
    base,
    lying(hero, x, height * 0.5, evened(hero, height * 0.54), random.between(-10, 10)),
    ...(first ? [lying(first, small, height * 0.28, evened(first, height * 0.2), random.between(-14, 14))] : []),
    ...(second ? [lying(second, small, height * 0.72, evened(second, height * 0.2), random.between(-14, 14))] : []),
  ];
}
