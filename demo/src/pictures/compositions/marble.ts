import { evened, heroAndProps, lying } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle, path, rect, softEdged } from '../svg.ts';

/** Two stones meet under it: a pale veined slab and a plain coloured one, seen from above. */
export function marble(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const side = random.pick([-1, 1]);
  const at = (share: number) => width * (0.5 + side * share);
  const split = ['M', at(-0.5), height * 0.72, 'L', at(0.5), height * 0.3, 'V', height, 'H', at(-0.5), 'Z'];
  const veins = Array.from({ length: 5 }, () => vein(stage));
  const base = shapes(
    rect(0, 0, width, height, palette.isDark ? '#f1ece6' : '#fbf8f4'),
    `<g opacity=".5">${veins.join('')}</g>`,
    softEdged(14, 0.26, palette.shade, (edge) => path(split, palette.shade, `${edge} transform="translate(0 -4)"`)),
    backdrop(1, 1, palette.wall),
    path(split, 'url(#wall)'),
    circle(at(0.06), height * 0.52, width * 0.31, palette.soft, `fill-opacity="${palette.isDark ? 0.16 : 0.34}"`),
  );
  const [first, second] = props;
  return [
    base,
    ...(first ? [lying(first, at(-0.32), height * 0.2, evened(first, height * 0.27), -side * 12)] : []),
    ...(second ? [lying(second, at(0.33), height * 0.84, evened(second, height * 0.24), side * 15)] : []),
    lying(hero, at(0.02), height * 0.52, evened(hero, height * 0.58), side * random.between(-4, 8)),
  ];
}

function vein({ width, height, palette, random }: Stage): string {
  const y = random.between(-0.2, 0.9) * height;
  const bend = () => random.between(-0.16, 0.16) * height;
  const steps = [
    'M',
    -20,
    y,
    'C',
    width * 0.3,
    y + bend(),
    width * 0.55,
    y + bend() + height * 0.2,
    width + 20,
    y + height * 0.3 + bend(),
  ];
  return path(steps, 'none', `stroke="${palette.floor[1]}" stroke-width="${random.whole(2, 7)}"`);
}
