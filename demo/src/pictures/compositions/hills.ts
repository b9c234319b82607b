import { row, series, standingOnes } from '../arrange.ts';
import type { Subject } from '../subject.ts';
import { shapes, type DrawnShapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle, path } from '../svg.ts';

const NEAREST = 4;

/** Things rise behind rolling bands of colour, each band nearer than the one before. */
export function hills(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const names = standingOnes(stage);
  const sun = shapes(
    backdrop(width, height, [palette.soft, palette.wall[0]]),
    circle(width * random.between(0.25, 0.75), height * 0.36, height * 0.24, palette.accent, 'fill-opacity=".8"'),
  );
  const bands = [
    { y: 0.62, size: 0.34, count: 5, colour: palette.floor[1], blur: 1.6 },
    { y: 0.8, size: 0.4, count: 5, colour: palette.wall[0], blur: 0 },
    { y: 0.99, size: 0.44, count: NEAREST, colour: palette.wall[1], blur: 0 },
  ];
  const layers = bands.flatMap(({ y, size, count, colour, blur }, index): Layer[] => [
    ...row(stage, index === bands.length - 1 ? aroundHero(stage, names) : series(stage, names, count), {
      y: height * (y + 0.02),
      size: height * size,
      from: width * (index % 2 === 0 ? 0.02 : 0.1),
      to: width * (index % 2 === 0 ? 0.98 : 0.9),
      blur,
      tilt: 9,
    }).map((placed) => ({ ...placed, grounding: 'none' as const, y: placed.y - height * size * 0.42 })),
    band(stage, height * (y - 0.09), colour, index),
  ]);
  return [sun, ...layers];
}

/** The nearest row: the hero near its middle, the others next to it. */
function aroundHero(stage: Stage, names: Subject[]): Subject[] {
  const [hero, ...others] = names;
  const nearest = series(stage, others, NEAREST - 1);
  if (hero) nearest.splice(1, 0, hero);
  return nearest;
}

function band({ width, height, palette, random }: Stage, y: number, colour: string, index: number): DrawnShapes {
  const lift = height * random.between(0.05, 0.1) * (index % 2 === 0 ? 1 : -1);
  const curve = (down: number) => [
    'M',
    -10,
    y + down + lift,
    'C',
    width * 0.3,
    y + down - lift * 1.6,
    width * 0.62,
    y + down + lift * 1.8,
    width + 10,
    y + down - lift * 0.5,
    'V',
    height + 10,
    'H',
    -10,
    'Z',
  ];
  return shapes(
    path(curve(-16), palette.shade, 'fill-opacity=".10"'),
    path(curve(-7), palette.shade, 'fill-opacity=".13"'),
    path(curve(0), colour),
    path(curve(0), 'none', `stroke="${palette.soft}" stroke-opacity=".45" stroke-width="3"`),
  );
}
