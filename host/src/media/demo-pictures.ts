import type { Paint } from './paint-picture.ts';

const EXPORTED_WIDTH = 960;

/** The file of a demo picture in an export of the catalogue. */
export function drawExported(paint: Paint): (recipe: unknown) => Promise<Buffer> {
  return (recipe) => paint({ bytes: null, recipe, width: EXPORTED_WIDTH, format: 'webp' });
}
