import { evened, heroAndProps, standing } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { arch, backdrop, gradient, rect, softEdged } from '../svg.ts';

/** Set into a round-headed niche in a plastered wall, lit from one side. */
export function alcove(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const side = random.pick([-1, 1]);
  const [left, top, opening, ledge] = [width * 0.16, height * 0.09, width * 0.68, height * 0.8];
  const depth = side * width * 0.05;
  const base = shapes(
    backdrop(width, height, palette.floor),
    softEdged(12, 0.23, palette.shade, (edge) => arch(left + 8, top + 10, opening, ledge, palette.shade, edge)),
    gradient('inside', palette.wall, 'slant'),
    arch(left, top, opening, ledge, palette.wall[1]),
    `<defs><clipPath id="niche">${arch(left, top, opening, ledge, '#000')}</clipPath></defs>`,
    `<g clip-path="url(#niche)">${arch(left + depth, top + height * 0.03, opening, ledge + 40, 'url(#inside)')}</g>`,
    gradient('ledge', [palette.soft, palette.floor[1]]),
    rect(0, ledge, width, height - ledge, 'url(#ledge)'),
    rect(0, ledge, width, 4, '#ffffff', 'fill-opacity=".5"'),
    rect(0, height * 0.955, width, height * 0.045, palette.shade, 'fill-opacity=".12"'),
  );
  const [first, second] = props;
  return [
    base,
    ...(second
      ? [standing(second, width * (0.5 - side * 0.25), ledge + height * 0.035, evened(second, height * 0.24))]
      : []),
    standing(hero, width * (0.5 + side * 0.02), ledge + height * 0.07, evened(hero, height * 0.57)),
    ...(first
      ? [standing(first, width * (0.5 + side * 0.33), ledge + height * 0.125, evened(first, height * 0.24), side * 4)]
      : []),
  ];
}
