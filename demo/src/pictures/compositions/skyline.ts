import { randomFrom } from '../random.ts';
import { circle, path, rect } from '../svg.ts';

type Skyline = { seed: number; low: number; high: number; colour: string; window: string };

/** A row of houses, domes and towers along the horizon, one flat colour deep. */
export function skyline(horizon: number, { seed, low, high, colour, window }: Skyline): string {
  const random = randomFrom(seed);
  const houses: string[] = [];
  for (let x = -40; x < 1640;) {
    const width = random.between(70, 150);
    const height = random.between(low, high);
    houses.push(house(x, horizon - height, width, height, colour, window));
    if (random.chance(0.16)) houses.push(dome(x + width / 2, horizon - height, width * 0.38, colour));
    else if (random.chance(0.14)) houses.push(tower(x + width * 0.5, horizon - height, colour));
    x += width * random.between(0.82, 1.02);
  }
  return houses.join('');
}

function house(x: number, top: number, width: number, height: number, colour: string, window: string): string {
  const columns = Math.max(2, Math.floor(width / 36));
  const rows = Math.min(4, Math.floor(height / 48));
  const gap = width / columns;
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const [left, down] = [x + (index % columns) * gap + gap / 2 - 7, top + 22 + Math.floor(index / columns) * 42];
    return rect(left, down, 14, 20, window, 'rx="7" fill-opacity=".75"');
  });
  return rect(x, top, width + 2, height, colour, 'rx="5"') + windows.join('');
}

function dome(x: number, base: number, radius: number, colour: string): string {
  const cap = [
    'M',
    x - radius,
    base + 2,
    'C',
    x - radius * 1.12,
    base - radius * 0.9,
    x - radius * 0.3,
    base - radius * 1.1,
    x,
    base - radius * 1.5,
  ];
  const back = [
    'C',
    x + radius * 0.3,
    base - radius * 1.1,
    x + radius * 1.12,
    base - radius * 0.9,
    x + radius,
    base + 2,
    'Z',
  ];
  return path([...cap, ...back], colour) + rect(x - 2, base - radius * 1.9, 4, radius * 0.5, colour);
}

function tower(x: number, base: number, colour: string): string {
  return (
    rect(x - 13, base - 120, 26, 124, colour) +
    rect(x - 20, base - 84, 40, 9, colour, 'rx="3"') +
    path(['M', x - 15, base - 118, 'L', x, base - 176, 'L', x + 15, base - 118, 'Z'], colour) +
    circle(x, base - 178, 5, colour)
  );
}

export function cloud(x: number, y: number, scale: number): string {
  const puffs = [
    circle(0, 0, 64, '#fff'),
    circle(72, -28, 80, '#fff'),
    circle(152, -4, 62, '#fff'),
    rect(-64, 0, 280, 64, '#fff', 'rx="32"'),
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity=".7">${puffs.join('')}</g>`;
}
