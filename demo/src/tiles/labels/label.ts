import type { Writing } from '../text/shaped-text.ts';
import type { Palette } from '../style/palette.ts';
import type { IconKind } from '../style/icons.ts';

/** A rectangle in the pixels of a zoom level, counted from the city's centre, y pointing down. */
export type PixelBox = { minX: number; minY: number; maxX: number; maxY: number };

export type Ink = keyof Palette['text'];

/**
 * A placed label. Its text is relative to x and y, so that every tile writes the same numbers; `boxes` is the space it
 * occupies, which labels of one zoom never share.
 */
export type Label = {
  x: number;
  y: number;
  writing: () => Writing;
  ink: Ink;
  boxes: PixelBox[];
  icon: IconKind | null;
  shield: PixelBox | null;
};

export function pixelBoxesMeet(a: PixelBox, b: PixelBox): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

export function grownBox({ minX, minY, maxX, maxY }: PixelBox, by: number): PixelBox {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}
