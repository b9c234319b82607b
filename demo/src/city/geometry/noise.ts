import { cellChance } from './random.ts';

/** Smooth noise between -1 and 1 that changes over about one unit. */
export function noise(x: number, y: number, salt: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = eased(x - i);
  const v = eased(y - j);
  const low = mixed(cellChance(i, j, salt), cellChance(i + 1, j, salt), u);
  const high = mixed(cellChance(i, j + 1, salt), cellChance(i + 1, j + 1, salt), u);
  return mixed(low, high, v) * 2 - 1;
}

/** Noise with several octaves, within about -1 and 1. */
export function layeredNoise(x: number, y: number, salt: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, salt + octave * 101);
    weight /= 2;
    scale *= 2.03;
  }
  return sum / (1 - weight * 2 || 1);
}

function eased(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mixed(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
