import { evened, heroAndProps, lying } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, rect, softEdged } from '../svg.ts';

/** From above on a striped napkin laid askew, what belongs to it reaching in from the corners. */
export function spread(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const turn = random.pick([-14, -9, 9, 14]);
  const napkin = { x: width * 0.17, y: height * 0.17, side: width * 0.66 };
  const cloth = `<g transform="rotate(${turn} ${width / 2} ${height / 2})">${napkinOf(stage, napkin)}</g>`;
  const base = shapes(backdrop(width, height, palette.wall), cloth);
  const corners = random.shuffled([
    [0.155, 0.165],
    [0.845, 0.155],
    [0.15, 0.845],
    [0.85, 0.85],
  ]);
  const around = corners.slice(0, props.length === 1 ? 2 : 3).flatMap(([x = 0, y = 0], index) => {
    const prop = props[index % Math.max(1, props.length)];
    if (!prop) return [];
    return [
      lying(prop, width * x, height * y, evened(prop, height * random.between(0.21, 0.26)), random.between(-35, 35)),
    ];
  });
  return [base, ...around, lying(hero, width * 0.5, height * 0.51, evened(hero, height * 0.56), random.between(-8, 8))];
}

type Napkin = { x: number; y: number; side: number };

function napkinOf({ palette }: Stage, { x, y, side }: Napkin): string {
  const stripes = [0.07, 0.11, 0.86, 0.9].map((share) =>
    rect(
      x + side * share,
      y,
      side * (share === 0.07 || share === 0.9 ? 0.022 : 0.01),
      side,
      palette.accent,
      'fill-opacity=".55"',
    ),
  );
  const folds = [0.34, 0.67].map((share) => rect(x, y + side * share, side, 3, palette.shade, 'fill-opacity=".07"'));
  return (
    softEdged(20, 0.3, palette.shade, (edge) => rect(x + 8, y + 14, side, side, palette.shade, edge)) +
    rect(x, y, side, side, palette.soft) +
    rect(x, y, side, side, palette.floor[0], 'fill-opacity=".5"') +
    stripes.join('') +
    folds.join('')
  );
}
