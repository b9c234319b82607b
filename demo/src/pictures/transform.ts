import type { Pixels } from './pixels.ts';

type Transformation = { scale: number; degrees?: number; isMirrored?: boolean };

/**
 * Shrinks, mirrors and rotates in one step. Written by hand, because sharp needs two pipelines for it, and each takes
 * longer than all pixels of an object on a card.
 */
export function transformed(source: Pixels, { scale, degrees = 0, isMirrored = false }: Transformation): Pixels {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [wide, high] = [source.width * scale, source.height * scale];
  const width = Math.max(8, Math.round(Math.abs(wide * cos) + Math.abs(high * sin)));
  const height = Math.max(8, Math.round(Math.abs(wide * sin) + Math.abs(high * cos)));
  const { image, factor } = reduced(source, scale);
  const step = 1 / (scale * factor);
  const [acrossX, acrossY] = [cos * step * (isMirrored ? -1 : 1), -sin * step];
  const [downX, downY] = [sin * step * (isMirrored ? -1 : 1), cos * step];
  const [middleX, middleY] = [source.width / factor / 2 - 0.5, source.height / factor / 2 - 0.5];
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const down = y + 0.5 - height / 2;
    for (let x = 0; x < width; x += 1) {
      const across = x + 0.5 - width / 2;
      const fromX = middleX + across * acrossX + down * downX;
      const fromY = middleY + across * acrossY + down * downY;
      copyBlended(image, fromX, fromY, data, (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

/** The mean of the four pixels around a position: nearer ones count more, transparent ones not at all. */
function copyBlended({ data, width, height }: Pixels, x: number, y: number, to: Buffer, at: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < -1 || top < -1 || left >= width || top >= height) return;
  const right = x - left;
  const low = y - top;
  const first = (top * width + left) * 4;
  const hasLeft = left >= 0;
  const hasRight = left + 1 < width;
  const second = first + 4;
  const third = first + width * 4;
  const fourth = third + 4;
  const isAbove = top >= 0;
  const isBelow = top + 1 < height;
  const a = isAbove && hasLeft ? (1 - right) * (1 - low) * (data[first + 3] ?? 0) : 0;
  const b = isAbove && hasRight ? right * (1 - low) * (data[second + 3] ?? 0) : 0;
  const c = isBelow && hasLeft ? (1 - right) * low * (data[third + 3] ?? 0) : 0;
  const d = isBelow && hasRight ? right * low * (data[fourth + 3] ?? 0) : 0;
  const alpha = a + b + c + d;
  if (alpha < 0.5) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const sum =
      a * (data[first + channel] ?? 0) +
      b * (data[second + channel] ?? 0) +
      c * (data[third + channel] ?? 0) +
      d * (data[fourth + channel] ?? 0);
    to[at + channel] = sum / alpha + 0.5;
  }
  to[at + 3] = alpha + 0.5;
}

const halves = new WeakMap<Pixels, Pixels>();

/** The image halved until the blending above sees every pixel of it. */
function reduced(source: Pixels, scale: number): { image: Pixels; factor: number } {
  let [image, factor] = [source, 1];
  while (scale * factor < 0.5) {
    const half = halves.get(image) ?? halved(image);
    halves.set(image, half);
    [image, factor] = [half, factor * 2];
  }
  return { image, factor };
}

function halved(source: Pixels): Pixels {
  const [width, height] = [Math.ceil(source.width / 2), Math.ceil(source.height / 2)];
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) copyBlended(source, x * 2 + 0.5, y * 2 + 0.5, data, (y * width + x) * 4);
  }
  return { data, width, height };
}
