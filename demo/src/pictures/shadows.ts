import { tinted, type Pixels } from './pixels.ts';

/** The shadow below an upright object: a dark core with a wide soft edge. */
export function contactShadow(object: Pixels, shade: string, blur: number): Pixels {
  const width = Math.round(object.width * 1.34);
  const height = Math.max(10, Math.round(object.width * 0.3));
  const strength = 255 * (blur > 0 ? 0.65 : 1);
  const alpha = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [(x / width) * 2 - 1, (y / height) * 2 - 1];
      const pool = fade(across - 0.02, down) * 0.4;
      const core = fade((across + 0.04) / 0.74, (down + 0.08) / 0.7) * 0.62;
      alpha[y * width + x] = strength * (1 - (1 - pool) * (1 - core));
    }
  }
  return tinted(alpha, width, height, shade);
}

/** From 1 in the middle to 0 at the rim, without a visible edge. */
function fade(across: number, down: number): number {
  // Math.hypot would be more precise and twenty times slower.
  const rest = Math.max(0, 1 - Math.sqrt(across * across + down * down));
  return rest * rest * (3 - 2 * rest);
}

type FallenShadow = { shadow: Pixels; margin: number; drop: number };

const SMALLER = 6;

/** The object's outline as a shadow on the surface. Blurred at a sixth of the size, which is not visible. */
export function fallenShadow(object: Pixels, shade: string, isFloating: boolean): FallenShadow {
  const size = Math.max(object.width, object.height);
  const radius = Math.max(1, Math.round((size * (isFloating ? 0.085 : 0.045)) / SMALLER));
  const border = radius * 3;
  const outline = outlineOf(object, border);
  for (let pass = 0; pass < 3; pass += 1) boxBlur(outline, radius);
  const { alpha, width, height } = enlarged(outline, isFloating ? 0.34 : 0.5);
  const shadow = tinted(alpha, width, height, shade);
  return { shadow, margin: border * SMALLER, drop: Math.round(size * (isFloating ? 0.2 : 0.06)) };
}

type Outline = { alpha: Float32Array; width: number; height: number };

function outlineOf({ data, width, height }: Pixels, border: number): Outline {
  const small = { width: Math.ceil(width / SMALLER), height: Math.ceil(height / SMALLER) };
  const outline = { width: small.width + border * 2, height: small.height + border * 2 };
  const alpha = new Float32Array(outline.width * outline.height);
  const middle = Math.floor(SMALLER / 2);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const from = Math.min(height - 1, y * SMALLER + middle) * width + Math.min(width - 1, x * SMALLER + middle);
      alpha[(y + border) * outline.width + x + border] = data[from * 4 + 3] ?? 0;
    }
  }
  return { alpha, ...outline };
}

/** Six times as large, interpolated, because steps would be visible. */
function enlarged(small: Outline, strength: number): Outline {
  const [width, height] = [small.width * SMALLER, small.height * SMALLER];
  const alpha = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const down = Math.max(0, (y + 0.5) / SMALLER - 0.5);
    const above = Math.floor(down) * small.width;
    const below = Math.min(small.height - 1, Math.floor(down) + 1) * small.width;
    const low = down - Math.floor(down);
    for (let x = 0; x < width; x += 1) {
      const across = Math.max(0, (x + 0.5) / SMALLER - 0.5);
      const left = Math.floor(across);
      const right = Math.min(small.width - 1, left + 1);
      const share = across - left;
      const upper = (small.alpha[above + left] ?? 0) * (1 - share) + (small.alpha[above + right] ?? 0) * share;
      const lower = (small.alpha[below + left] ?? 0) * (1 - share) + (small.alpha[below + right] ?? 0) * share;
      alpha[y * width + x] = (upper * (1 - low) + lower * low) * strength;
    }
  }
  return { alpha, width, height };
}

/** Three box blurs approximate a Gaussian blur. */
function boxBlur({ alpha, width, height }: Outline, radius: number): void {
  for (let y = 0; y < height; y += 1) blurLine(alpha, y * width, 1, width, radius);
  for (let x = 0; x < width; x += 1) blurLine(alpha, x, width, height, radius);
}

function blurLine(values: Float32Array, start: number, step: number, length: number, radius: number): void {
  const before = new Float32Array(length);
  for (let index = 0; index < length; index += 1) before[index] = values[start + index * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index < length; index += 1) {
    sum += before[index + radius] ?? 0;
    sum -= before[index - radius - 1] ?? 0;
    if (index >= 0) values[start + index * step] = sum / (radius * 2 + 1);
  }
}
