import { evened, floating, heroAndProps, series } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle, glow, path, softEdged } from '../svg.ts';

/** For wide pictures: one thing very large on one side, the rest drifting away from it over broad waves of colour. */
export function showcase(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const side = random.pick([-1, 1]);
  const at = (share: number) => (side > 0 ? width * share : width * (1 - share));
  const reach = height * 0.62;
  const wave = (share: number, fill: string) => {
    const steps = [
      'M',
      at(share),
      -20,
      'C',
      at(share + 0.14),
      height * 0.3,
      at(share - 0.12),
      height * 0.7,
      at(share + 0.06),
      height + 20,
      'H',
      at(1.1),
      'V',
      -20,
      'Z',
    ];
    return softEdged(16, 0.15, palette.shade, (edge) => path(steps, palette.shade, edge)) + path(steps, fill);
  };
  const base = shapes(
    backdrop(width, height, palette.wall),
    wave(0.42, palette.floor[1]),
    wave(0.66, palette.floor[0]),
    circle(at(0.24), height * 0.52, reach, palette.accent, `fill-opacity="${palette.isDark ? 0.7 : 0.5}"`),
    circle(at(0.24), height * 0.52, reach * 0.78, palette.soft, `fill-opacity="${palette.isDark ? 0.25 : 0.55}"`),
    glow('shine', at(0.2), height * 0.3, height * 0.7, '#ffffff', palette.isDark ? 0.1 : 0.3),
  );
  const spots = [
    [0.46, 0.3, 0.36],
    [0.52, 0.76, 0.42],
    [0.655, 0.36, 0.44],
    [0.735, 0.8, 0.34],
    [0.84, 0.5, 0.42],
    [0.94, 0.2, 0.28],
    [0.945, 0.84, 0.32],
  ] as const;
  const names = series(stage, props, spots.length);
  const drifting = spots.map(([x, y, size], index) => {
    const object = names[index] ?? hero;
    return floating(object, at(x), height * y, evened(object, height * size), side * random.between(-16, 16));
  });
  return [base, ...drifting, floating(hero, at(0.24), height * 0.53, evened(hero, height * 0.9), -side * 6)];
}
