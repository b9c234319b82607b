import { lying, series } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { circle, path, rect } from '../svg.ts';

/** A wall of glazed tiles, every second one with something on it. */
export function tiles(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const step = height / 3;
  const columns = Math.ceil(width / step);
  const cells = Array.from({ length: columns * 3 }, (_, index) => ({
    x: (index % columns) * step + (width - columns * step) / 2,
    y: Math.floor(index / columns) * step,
    isFilled: ((index % columns) + Math.floor(index / columns)) % 2 === 0,
  }));
  const colours = [palette.wall[0], palette.wall[1], palette.floor[1], palette.accent];
  const base = cells.map(({ x, y, isFilled }) => {
    const ground = rect(x, y, step + 1, step + 1, isFilled ? palette.floor[0] : random.pick(colours));
    return isFilled
      ? ground + circle(x + step / 2, y + step / 2, step * 0.4, palette.wall[0], 'fill-opacity=".65"')
      : ground + ornament(stage, x, y, step);
  });
  const filled = cells.filter(({ isFilled }) => isFilled);
  const names = series(stage, stage.objects, filled.length);
  const placed = filled.map(({ x, y }, index) =>
    lying(names[index] ?? 'gift', x + step / 2, y + step / 2, step * 0.92, random.between(-14, 14)),
  );
  return [shapes(...base), ...placed];
}

function ornament({ palette, random }: Stage, x: number, y: number, step: number): string {
  const fill = random.pick([palette.soft, palette.floor[0], palette.wall[0]]);
  const kind = random.whole(0, 3);
  if (kind === 0)
    return path(['M', x, y, 'h', step, 'A', step, step, 0, 0, 1, x, y + step, 'Z'], fill, 'fill-opacity=".8"');
  if (kind === 1)
    return path(['M', x + step, y, 'v', step, 'A', step, step, 0, 0, 1, x, y, 'Z'], fill, 'fill-opacity=".8"').replace(
      'Z',
      'Z',
    );
  if (kind === 2) {
    const dots = [0.2, 0.5, 0.8].flatMap((dx) =>
      [0.2, 0.5, 0.8].map((dy) => circle(x + step * dx, y + step * dy, step * 0.06, fill)),
    );
    return `<g opacity=".85">${dots.join('')}</g>`;
  }
  const petals = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([dx = 0, dy = 0]) => circle(x + dx * step, y + dy * step, step * 0.48, fill, 'fill-opacity=".75"'));
  return `<svg x="${x}" y="${y}" width="${step}" height="${step}" viewBox="${x} ${y} ${step} ${step}">${petals.join('')}</svg>`;
}
