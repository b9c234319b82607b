import { series, standing, standingOnes } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { arch, backdrop, gradient, rect } from '../svg.ts';

/** An arcade in the sun, something in each of its openings and more on the pavement before it. */
export function arcade(stage: Stage): Layer[] {
  const { width, height, palette } = stage;
  const names = series(stage, standingOnes(stage), 9);
  const ground = height * 0.74;
  const opening = width * 0.2;
  const lefts = [0.035, 0.2825, 0.53, 0.7775].map((share) => share * width);
  const openings = lefts.map((x, index) => {
    const inner = gradient(`o${index}`, [palette.wall[1], palette.accent]);
    return (
      inner +
      arch(x - 12, height * 0.1 - 12, opening + 24, ground, palette.soft, 'fill-opacity=".75"') +
      arch(x, height * 0.1, opening, ground, palette.shade) +
      arch(x + 9, height * 0.1 + 5, opening - 9, ground, `url(#o${index})`)
    );
  });
  const base = shapes(
    backdrop(width, height, palette.floor),
    ...openings,
    gradient('pavement', [palette.soft, palette.floor[1]]),
    rect(0, ground, width, height - ground, 'url(#pavement)'),
    rect(0, ground, width, 3, palette.shade, 'fill-opacity=".15"'),
  );
  const inside = lefts.map((x, index) => standing(names[index] ?? 'gift', x + opening / 2, ground + 6, height * 0.44));
  const before = [0.16, 0.41, 0.655, 0.9].map((share, index) =>
    standing(names[index + 4] ?? 'gift', width * share, height * 0.95, height * 0.27, index % 2 === 0 ? -4 : 4),
  );
  return [base, ...inside, ...before];
}
