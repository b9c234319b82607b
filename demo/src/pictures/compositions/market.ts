import { row, series, standingOnes } from '../arrange.ts';
import { shapes, type DrawnShapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, gradient, path, rect } from '../svg.ts';

/** A stall: heaped up behind a wooden edge, under a striped awning. */
export function market(stage: Stage): Layer[] {
  const { width, height, palette } = stage;
  const names = standingOnes(stage);
  const heap = [
    { y: 0.56, size: 0.3, count: 10, blur: 2 },
    { y: 0.68, size: 0.34, count: 10, blur: 0 },
    { y: 0.82, size: 0.37, count: 9, blur: 0 },
    { y: 0.97, size: 0.4, count: 8, blur: 0 },
  ].flatMap(({ y, size, count, blur }, index) =>
    row(stage, series(stage, names, count), {
      y: height * y,
      size: height * size,
      from: -width * (index % 2 === 0 ? 0.04 : 0.09),
      to: width * (index % 2 === 0 ? 1.04 : 1.09),
      blur,
      tilt: index === 0 ? 0 : 14,
    }),
  );
  return [shapes(backdrop(width, height, palette.wall)), ...heap, crate(stage), awning(stage)];
}

function crate({ width, height, palette }: Stage): DrawnShapes {
  const top = height * 0.88;
  return shapes(
    gradient('wood', ['#d9a066', '#b97a45']),
    rect(0, top - 14, width, 14, palette.shade, 'fill-opacity=".2"'),
    rect(0, top, width, height - top, 'url(#wood)'),
    rect(0, top, width, 5, '#f0c591', 'fill-opacity=".9"'),
    ...[0.17, 0.5, 0.83].map((share) => rect(width * share, top, 3, height - top, '#7c4a22', 'fill-opacity=".35"')),
  );
}

function awning({ width, height, palette }: Stage): DrawnShapes {
  const count = 12;
  const step = width / count;
  const drop = height * 0.13;
  const stripes = Array.from({ length: count }, (_, index) => {
    const x = index * step;
    const fill = index % 2 === 0 ? palette.accent : palette.soft;
    return path(['M', x, 0, 'H', x + step, 'V', drop, 'A', step / 2, step / 2, 0, 0, 1, x, drop, 'Z'], fill);
  });
  return shapes(
    `<g transform="translate(6 16)" opacity=".2">${stripes.map((stripe) => stripe.replace(/fill="#[0-9a-f]+"/, `fill="${palette.shade}"`)).join('')}</g>`,
    ...stripes,
    `<defs><linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${palette.shade}" stop-opacity=".18"/></linearGradient></defs>`,
    rect(0, 0, width, drop, 'url(#sheen)'),
  );
}
