import { evened, heroAndProps, lying } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle, ellipse, glow, gradient, rect, softEdged } from '../svg.ts';

/** Served on a round board or plate seen from above, with a little of what it is made of next to it. */
export function tray(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const [x, y, radius] = [width * 0.5, height * 0.5, height * 0.37];
  const isBoard = random.chance(0.45);
  const base = shapes(
    backdrop(width, height, palette.wall),
    linen(stage),
    glow('light', width * 0.2, height * 0.1, height * 0.9, palette.soft, palette.isDark ? 0.18 : 0.5),
    softEdged(26, 0.4, palette.shade, (edge) => circle(x + 10, y + 22, radius, palette.shade, edge)),
    isBoard ? board(x, y, radius) : plateOf(stage, x, y, radius),
  );
  const turn = random.between(0, Math.PI * 2);
  const around = (props.length > 0 ? [...props, ...props].slice(0, 3) : []).map((prop, index) => {
    const angle = turn + index * 2.09;
    // Keeps the main objects inside the frame; only small ones may be cut off.
    const within = (share: number) => Math.min(0.87, Math.max(0.13, share));
    return lying(
      prop,
      width * within(x / width + Math.cos(angle) * 0.4),
      height * within(y / height + Math.sin(angle) * 0.4),
      evened(prop, height * 0.2),
      random.between(-30, 30),
    );
  });
  return [base, ...around, lying(hero, x, y, evened(hero, height * 0.53), random.between(-8, 8))];
}

function linen({ width, height, palette }: Stage): string {
  const threads = Array.from({ length: 40 }, (_, index) =>
    rect(0, (index * height) / 40, width, 1.5, palette.soft, 'fill-opacity=".13"'),
  );
  return threads.join('');
}

function plateOf({ palette }: Stage, x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, '#fffdf8') +
    circle(x, y, radius * 0.985, palette.soft) +
    circle(
      x,
      y,
      radius * 0.94,
      'none',
      `stroke="${palette.accent}" stroke-opacity=".75" stroke-width="${(radius * 0.028).toFixed(1)}"`,
    ) +
    circle(x, y, radius * 0.76, '#fffefb') +
    glow('well', x - radius * 0.16, y - radius * 0.22, radius * 0.72, palette.floor[0], 0.55) +
    circle(x, y, radius * 0.76, 'none', `stroke="${palette.shade}" stroke-opacity=".1" stroke-width="3"`)
  );
}

function board(x: number, y: number, radius: number): string {
  const rings = [0.9, 0.74, 0.58, 0.42].map((share) =>
    ellipse(
      x - radius * 0.05,
      y + radius * 0.03,
      radius * share,
      radius * share * 0.93,
      'none',
      'stroke="#a4673a" stroke-opacity=".22" stroke-width="3"',
    ),
  );
  return (
    gradient('wood', ['#e9bd86', '#cd935a'], 'slant') +
    circle(x, y + radius * 0.025, radius, '#a86d3d') +
    circle(x, y, radius, 'url(#wood)') +
    rings.join('') +
    circle(x, y, radius * 0.975, 'none', 'stroke="#f6d9ae" stroke-opacity=".7" stroke-width="3"')
  );
}
