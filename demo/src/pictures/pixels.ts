import sharp, { type Sharp } from 'sharp';

/** Uncompressed RGBA. */
export type Pixels = { data: Buffer; width: number; height: number };

const BARELY_VISIBLE = 12;

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function imageOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Without its empty border. Written by hand, because sharp's trim takes ten times as long for small images. */
export function trimmed({ data, width, height }: Pixels): Pixels {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < BARELY_VISIBLE) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return cut({ data, width, height }, { left, top, width: right - left + 1, height: bottom - top + 1 });
}

type Box = { left: number; top: number; width: number; height: number };

/** A part as an image of its own. */
export function cut(whole: Pixels, { left, top, width, height }: Box): Pixels {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const start = ((top + y) * whole.width + left) * 4;
    whole.data.copy(data, y * width * 4, start, start + width * 4);
  }
  return { data, width, height };
}

/** A single colour with the opacity of `alpha`. */
export function tinted(alpha: Float32Array, width: number, height: number, colour: string): Pixels {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  const data = Buffer.alloc(alpha.length * 4);
  for (let index = 0; index < alpha.length; index += 1) {
    data[index * 4] = red;
    data[index * 4 + 1] = green;
    data[index * 4 + 2] = blue;
    data[index * 4 + 3] = alpha[index] ?? 0;
  }
  return { data, width, height };
}
