import { row, series, standingOnes } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, gradient, rect } from '../svg.ts';

/** Two boards on a panelled wall, filled from edge to edge. */
export function shelf(stage: Stage): Layer[] {
  const { width, height, palette } = stage;
  const names = standingOnes(stage);
  const upper = height * 0.45;
  const lower = height * 0.9;
  const panels = Array.from({ length: 13 }, (_, index) =>
    rect((index * width) / 12 - 1, 0, 2, height, palette.shade, 'fill-opacity=".06"'),
  );
  const wall = shapes(
    backdrop(width, height, palette.wall),
    ...panels,
    board(stage, upper, 'u'),
    board(stage, lower, 'l'),
  );
  const above = row(stage, series(stage, names, 9), {
    y: upper + 3,
    size: height * 0.3,
    from: -width * 0.04,
    to: width * 1.04,
  });
  const below = row(stage, series(stage, names, 8), {
    y: lower + 3,
    size: height * 0.345,
    from: -width * 0.03,
    to: width * 1.03,
  });
  return [wall, ...above, ...below];
}

function board({ width, height, palette }: Stage, y: number, id: string): string {
  const thick = height * 0.034;
  return (
    `<defs><linearGradient id="s${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.shade}" stop-opacity=".34"/><stop offset="1" stop-color="${palette.shade}" stop-opacity="0"/></linearGradient></defs>` +
    rect(0, y + thick, width, height * 0.11, `url(#s${id})`) +
    gradient(`b${id}`, palette.floor) +
    rect(0, y - thick * 0.5, width, thick * 1.5, `url(#b${id})`) +
    rect(0, y - thick * 0.5, width, thick * 0.75, palette.soft, 'fill-opacity=".55"')
  );
}
